import AppIntents
import SystemClock

/// The process that the assistant wakes when the system's clock is spoken to.
@main
struct ClockAppIntentsExtension: AppIntentsExtension {}
