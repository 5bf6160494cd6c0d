/// What is not for the app although it sounds like one of its phrases.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// Makes the set of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}
