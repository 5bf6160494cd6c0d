package import ExtensionProtocol
package import IntentRecognition

/// Everything that Behest itself says in one language.
///
/// A language is one conforming type. Sentences are short and plain; a problem is followed by what
/// to do. No conformance looks anything up: what a sentence is about is passed in.
package protocol EngineWording: Sendable {
  /// The language's code (`ko`).
  var language: String { get }

  // MARK: Starting and finding

  /// The line under which a conversation begins.
  var welcome: String { get }
  /// What is said for an utterance that no phrase matches, above the nearest phrases.
  func notUnderstood(_ utterance: String, hasSuggestions: Bool) -> String
  /// A phrase of another locale was said.
  func phraseOfOtherLocale(_ locale: String) -> String
  /// Asks which of two or more intents was meant.
  func didYouMean(_ titles: [String]) -> String
  /// Introduces the phrases of all apps, or of one.
  func whatCanBeDone(app: String?) -> String
  /// No app is installed.
  var noApps: String { get }

  // MARK: Questions

  /// Asks for a value that is typed freely.
  func whatValue(_ title: String) -> String
  /// Asks for one of several values.
  func whichValue(_ title: String) -> String
  /// Asks whether a value is meant.
  func isThisRight(_ title: String) -> String
  /// Asks whether to go on, for an action with a name of the framework's.
  func confirmation(of action: ConfirmationAction, title: String) -> String
  /// Asks whether an app may use something of the person's.
  func permission(app: String, _ request: PermissionRequest) -> String
  /// Asks whether an app may come to the foreground.
  func foreground(app: String) -> String
  /// The mark behind a question that yes or no answers.
  var yesOrNo: String { get }
  /// Says how many choices are not listed.
  func moreChoices(_ count: Int) -> String
  /// Puts the two ways before a person whose "cancel" could mean either.
  func cancelIsAmbiguous(accept: String, deny: String) -> String
  /// The labels of an action and of leaving things as they are.
  func labels(of action: ConfirmationAction) -> (accept: String, deny: String)
  /// Words besides yes that accept an action of the framework's.
  func acceptWords(of action: ConfirmationAction) -> [String]

  /// A date or a time that could be meant, among others.
  func date(_ date: DateTimeValue) -> String

  // MARK: Unusable answers

  func pickOne(of count: Int) -> String
  /// Nothing is called what the person said.
  func notFound(_ words: String, title: String) -> String
  func wholeNumberNeeded(_ title: String) -> String
  func numberNeeded(_ title: String) -> String
  func outOfRange(_ title: String, _ range: ClosedRange<Double>) -> String
  func yesOrNoNeeded() -> String
  func dateNeeded(_ title: String) -> String
  /// The answer is not a value of its kind, which is named by an example.
  func valueNeeded(_ title: String, example: String) -> String
  func threeAnswers(beforePerforming: Bool) -> String
  /// The app has no value to offer.
  func nothingToChoose(_ title: String, app: String) -> String

  // MARK: Outcomes

  var done: String { get }
  func opening(app: String) -> String
  var working: String { get }
  func cancelled(beforePerforming: Bool) -> String
  /// Said to who keeps what a destructive action would have taken away.
  var nothingChanged: String { get }
  func somethingWentWrong(app: String) -> String
  func failure(_ failure: AppFailure, app: String, timeLimit: Int) -> String
  /// Said when an app went away after the person had said yes: what it was to do may be done.
  func outcomeLost(_ failure: AppFailure, app: String, timeLimit: Int) -> String
  /// Said when the person waits no longer for what they have said yes to.
  var stoppedWaiting: String { get }
  /// Said at the start when an earlier Behest was stopped after the person had said yes.
  func interrupted(app: String, action: String) -> String
  /// Why an app could not be started, and what to do.
  func startFailure(_ failure: StartFailure, app: String) -> String
  /// The app asks to run an intent that it does not have.
  func noSuchIntent(_ name: String, app: String) -> String
  /// The input ended while a question was open.
  func inputEnded(question: String) -> String
}
