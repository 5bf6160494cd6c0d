/// What a person has said to an app's wish to use the calendar: Apple's five states.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The person has not been asked, or gave no answer.
  case notDetermined = 0
  /// Nobody at this terminal can allow it.
  case restricted = 1
  /// The person said no.
  case denied = 2
  /// The app may read, change and add events.
  case fullAccess = 3
  /// The app may add events and see none, not even those that it added.
  case writeOnly = 4

  /// The name that ``fullAccess`` had before there was ``writeOnly``.
  @available(*, deprecated, renamed: "fullAccess")
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
