/// What an utterance of a tuning list came to.
package struct TuningRow: Equatable, Sendable {
  package var entry: TuningEntry
  package var verdict: Verdict
  /// What was read, as the list would write it; nil when nothing was.
  package var read: String?
  /// Why it is no hit; nil when it is one.
  package var reason: Reason?
  /// The phrase of the expected intent that is nearest to the utterance.
  package var nearest: Nearest?
  package var remedies: [Remedy] = []

  /// A phrase that is near to the utterance, and the words in which they differ.
  package struct Nearest: Equatable, Sendable {
    /// The phrase with the app's name filled in; slots stay `${…}`.
    package var text: String
    /// Words of the phrase that were not said.
    package var missing: [String]
    /// Words that were said and are not in the phrase.
    package var added: [String]
  }

  /// How an utterance did.
  package enum Verdict: String, CaseIterable, Sendable {
    /// It reaches the intent with the values.
    case hit
    /// The person would be asked first: which intent, or for a value.
    case asked
    /// It reaches something else.
    case wrong
    /// It reaches nothing.
    case missed
  }

  /// Why an utterance is no hit.
  package enum Reason: Equatable, Sendable {
    case noPhrase
    /// A phrase of another locale matches.
    case otherLocale(String)
    /// It asks what can be done.
    case help
    /// It is read as another intent; by which phrase.
    case otherIntent(phrase: String)
    /// A domain of the system takes it before the apps; by which words.
    case takenBySystem(app: String, words: String)
    /// It should reach nothing and is read; by which phrase.
    case shouldReachNothing(phrase: String)
    /// Several intents tie.
    case severalIntents([String])
    /// An expected value was not said, so it would be asked for, or is nothing.
    case valueMissing(String, isAskedFor: Bool)
    /// The words name no value that is known here; the app would look them up.
    case needsQuery(String, words: String)
    /// The words name several values.
    case severalValues(String, ids: [String])
    case valueDiffers(String, found: String, expected: String)
    /// A value was read that is not expected.
    case valueUnexpected(String, found: String)
    case noSuchIntent(String, nearest: String?)
    case noSuchParameter(String, intent: String, known: [String])
  }

  /// What would make it a hit.
  package enum Remedy: Equatable, Sendable {
    /// Add a phrase to the set of a shortcut; the key is the shortcut's first phrase.
    case addPhrase(String, key: String, locale: String, file: String)
    /// The intent has no shortcut: add one to the app's code.
    case addShortcut(String, intent: String, app: String)
    /// `behest actions` does not find the action by these words: add them to its description.
    case addToDescription([String], title: String, key: String?, locale: String, app: String)
    /// The very phrase belongs to another intent, whose catalog this is: change it there.
    case changePhrase(String, intent: String, file: String)
    /// Say the value, or let the list take its absence.
    case sayValue(String, expected: String)
    /// Give the values names of their own, or let the list take any of them.
    case tellApart(String, ids: [String])
    /// Give the expected value the name that was said, or correct the list.
    case nameValue(String, expected: String, found: String)
    /// Let the list expect a value that was read.
    case expectValue(String, found: String)
    /// Keep the phrase out by a negative phrase of the app.
    case addNegativePhrase(String, app: String)
    case useLocale(String)
    /// No phrase keeps a domain of the system from it: call a shortcut by its name.
    case makeShortcut
    /// Let the list expect the words that the app looks up.
    case expectWords(String, words: String)
  }
}
