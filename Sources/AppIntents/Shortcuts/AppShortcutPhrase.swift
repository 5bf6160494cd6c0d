/// Something to say for a shortcut, with places for the app's name and a parameter.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  enum Piece: Sendable {
    case text(String)
    /// Finds the parameter in an instance, by which its name is known.
    case parameter(@Sendable (Intent) -> any AnyIntentParameter)
  }

  let pieces: [Piece]

  /// Makes a phrase without places.
  public init(stringLiteral value: String) { pieces = [.text(value)] }

  /// Makes a phrase with places.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    /// Makes a place for the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      pieces.append(.text(token.text))
    }

    /// Makes a place for a parameter's value.
    public mutating func appendInterpolation<Value>(
      _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      pieces.append(.parameter { $0[keyPath: parameter] })
    }
  }

  /// The phrase as catalogs write it: `Order ${soup} in ${applicationName}`.
  func template(for intent: Intent) -> String {
    let parameters = Reflection.parameters(of: intent)
    return pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .parameter(let find):
        let wanted = find(intent)
        let name = parameters.first { $0.parameter === wanted }?.name ?? "?"
        return "${\(name)}"
      }
    }.joined()
  }
}
