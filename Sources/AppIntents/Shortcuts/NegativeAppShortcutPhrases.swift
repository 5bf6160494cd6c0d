/// What is not for the app although it sounds like one of its phrases.
public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  /// Makes the set of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that is not for the app.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// The phrase as catalogs write it.
  let template: String

  /// Makes a phrase without the app's name.
  public init(stringLiteral value: String) { template = value }

  /// Makes a phrase with a place for the app's name.
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  /// Collects the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var template = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { template += literal }

    /// Makes a place for the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      template += token.text
    }
  }
}
