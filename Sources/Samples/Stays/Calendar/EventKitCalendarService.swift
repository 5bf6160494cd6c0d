import AppIntents
public import EventKit
public import Foundation

/// The system calendar: the only place in the app that knows EventKit.
public final class EventKitCalendarService: CalendarService {
  private let eventStore: EKEventStore
  private let calendar: Calendar

  /// Makes the service over an event store.
  public init(eventStore: EKEventStore = EKEventStore(), calendar: Calendar = .current) {
    self.eventStore = eventStore
    self.calendar = calendar
  }

  public func requestAccessIfNeeded() async throws {
    switch EKEventStore.authorizationStatus(for: .event) {
    case .fullAccess, .writeOnly: return
    case .restricted, .denied: throw CalendarError.accessDenied
    case .notDetermined:
      // Adding is all that this app does, so it asks for no more.
      guard try await eventStore.requestWriteOnlyAccessToEvents() else {
        throw CalendarError.accessDenied
      }
    }
  }

  @discardableResult
  public func addReservationToCalendar(_ reservation: Reservation) throws -> CalendarOutcome {
    let event = EKEvent(eventStore: eventStore, externalIdentifier: reservation.id)
    event.calendar = eventStore.defaultCalendarForNewEvents
    event.title = String(localized: "\(reservation, format: .hotel)")
    event.location = String(localized: "\(reservation, format: .city)")
    event.url = Screen.reservation(id: reservation.id).url
    event.isAllDay = true
    event.startDate = reservation.checkInDate
    // The calendar shows the nights: an event of whole days ends with the day of its end.
    event.endDate = calendar.date(byAdding: .day, value: -1, to: reservation.checkOutDate)
    do {
      switch try eventStore.save(event, span: .thisEvent) {
      case .added: return .saved
      case .updated: return .updated
      case .unchanged, .alreadyExists: return .alreadySaved
      }
    } catch let error as EKError {
      throw error.isOutcomeUnknown ? CalendarError.unconfirmed : CalendarError.unavailable
    }
  }
}
