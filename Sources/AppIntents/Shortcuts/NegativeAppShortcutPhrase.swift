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
