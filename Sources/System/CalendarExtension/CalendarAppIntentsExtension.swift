import AppIntents
import SystemCalendar

/// The process that the assistant wakes when the system's calendar is spoken to.
@main
struct CalendarAppIntentsExtension: AppIntentsExtension {}
