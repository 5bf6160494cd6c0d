public import AppIntents

/// A reason that a timer could not be started, told or cancelled.
public enum TimerError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The timer was cancelled by somebody else in the meantime.
  case gone
  /// The file of the timers cannot be used.
  case storageUnavailable

  /// What the assistant says: the problem, then what the person can do.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "That timer was cancelled already."
    case .storageUnavailable: "The timers can't be read or written. Check the disk."
    }
  }
}
