public import AppIntents
import EventKit

/// Adds an event to the person's calendar, as the system's own calendar does when it is spoken to.
///
/// It asks for both values, whatever words led to it: that is what the device does.
public struct CreateEventIntent: AppIntent {
  public static let title: LocalizedStringResource = "Create Event"
  public static let description = IntentDescription("Adds an event to your calendar.")

  /// What the event is called.
  @Parameter(title: "Title", requestValueDialog: "What should it be called?")
  public var title: String

  /// The day, and the time where one is given; a day alone makes an event of the whole day.
  @Parameter(title: "Date", requestValueDialog: "When should it be?")
  public var date: DateComponents

  public static var parameterSummary: some ParameterSummary {
    Summary("Create \(\.$title) on \(\.$date)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let store = EKEventStore()
    try await requestAccess(to: store)
    guard let time = EventTime(date, in: .current, now: .now) else {
      throw CalendarError.noSuchDate
    }
    let event = EKEvent(eventStore: store)
    event.calendar = store.defaultCalendarForNewEvents
    event.title = title
    event.isAllDay = time.isAllDay
    event.startDate = time.start
    event.endDate = time.end
    do {
      try store.save(event, span: .thisEvent)
    } catch let error as EKError {
      throw CalendarError(error)
    }
    return .result(dialog: "Added “\(title)” to the calendar: \(time, format: .eventTime).")
  }

  private func requestAccess(to store: EKEventStore) async throws {
    switch EKEventStore.authorizationStatus(for: .event) {
    case .fullAccess, .writeOnly: return
    case .restricted, .denied: throw CalendarError.accessDenied
    case .notDetermined:
      guard try await store.requestWriteOnlyAccessToEvents() else {
        throw CalendarError.accessDenied
      }
    }
  }
}
