import AppIntents
import Stays

/// The process that the assistant wakes when Stays is spoken to.
@main
struct StaysAppIntentsExtension: AppIntentsExtension {}
