import AppIntents
import Orders

/// The process that the assistant wakes when Orders is spoken to.
@main
struct OrdersAppIntentsExtension: AppIntentsExtension {}
