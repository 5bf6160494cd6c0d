public import AppIntents
import EventKit

/// A reason that an event was not added, or that nobody can say whether it was.
public enum CalendarError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The person has not allowed events to be added.
  case accessDenied
  /// The calendar cannot be written.
  case unavailable
  /// The event was written, but the system could not confirm it.
  case unconfirmed
  /// The components name no day.
  case noSuchDate

  /// What an error of the event store means to a person.
  init(_ error: EKError) {
    self = error.isOutcomeUnknown ? .unconfirmed : .unavailable
  }

  /// What the assistant says: the problem, then what the person can do.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .accessDenied: "I can't add events without access to your calendar."
    case .unavailable: "The calendar can't be written. Check its folder and the disk."
    case .unconfirmed: "The calendar didn't confirm the event. Look there before you add it again."
    case .noSuchDate: "There is no such day. Say the request again with another one."
    }
  }
}
