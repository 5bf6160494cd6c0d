public import AppIntents

/// A reason that reminders could not be kept or found.
public enum ReminderError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The components name no day.
  case noSuchDate
  /// The reminder was done by somebody else in the meantime.
  case gone(title: String)
  /// The file of the reminders cannot be used.
  case storageUnavailable

  /// What the assistant says: the problem, then what the person can do.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSuchDate: "There is no such day. Say the request again with another one."
    case .gone(let title): "“\(title)” was done already."
    case .storageUnavailable: "The reminders can't be read or written. Check the disk."
    }
  }
}
