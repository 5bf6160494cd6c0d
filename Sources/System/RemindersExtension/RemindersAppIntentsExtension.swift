import AppIntents
import SystemReminders

/// The process that the assistant wakes when the system's reminders are spoken to.
@main
struct RemindersAppIntentsExtension: AppIntentsExtension {}
