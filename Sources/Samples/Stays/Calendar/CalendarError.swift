public import AppIntents

/// A reason that the calendar could not be used.
public enum CalendarError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The person has not allowed the app to add events.
  case accessDenied
  /// The calendar cannot be written.
  case unavailable
  /// An event was written, but the system could not confirm it.
  case unconfirmed
  /// Of all reservations, none was saved that was not there before.
  case nothingSaved(CalendarReport)

  /// What the assistant says.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .accessDenied: "I can't save events without access to your calendar."
    case .unavailable: "The calendar can't be written."
    case .unconfirmed: "The calendar didn't confirm the event."
    case .nothingSaved(let report): report.localizedStringResource
    }
  }
}
