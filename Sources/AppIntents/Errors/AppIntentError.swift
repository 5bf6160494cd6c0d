/// An error that the system knows the words for, or that has an intent ask and run again.
public struct AppIntentError: Error, Sendable {
  let form: Form

  init(_ form: Form) { self.form = form }

  /// What the error stands for.
  enum Form: Sendable {
    /// Something the system has words for.
    case known(Known)
    /// Run again from the top.
    case restart
    /// Ask for a value, then run again from the top.
    case needsValue(any AnyIntentParameter, IntentDialog?)
    /// Ask which of several values, then run again from the top.
    case needsDisambiguation(any AnyIntentParameter, among: [CandidateValue], IntentDialog?)
    /// Ask to come to the front, then run again from the top.
    case needsForeground(IntentDialog?)
  }

  /// The errors that the system has words for; the name is the failure's reason.
  enum Known: String, CaseIterable, Sendable {
    case signin, accountSetup, confirmation
    case siri, localNetwork, bluetooth, photos, contacts, location, preciseLocation
    case networkFailure, partialFailure, notAllowed, unknown, unsupportedOnDevice
    case featureCurrentlyRestricted, entityNotFound
  }

  /// Has the intent run again from the top.
  public static let restartPerform = AppIntentError(.restart)
}
