package import ExtensionProtocol

/// A kind of value, and the app whose type it is where it is one of an app's.
package struct OwnedKind: Equatable, Sendable {
  package var kind: ValueKind
  package var app: String

  package init(_ kind: ValueKind, of app: String) {
    self.kind = kind
    self.app = app
  }
}

/// Which kinds of value a parameter takes besides its own: Apple's default resolvers, and text of
/// everything that has words, as Shortcuts gives it.
enum ValueConversion {
  /// Whether values of a kind can be given to a parameter; single values may still not read as one.
  static func isPossible(
    from found: OwnedKind, to parameter: ParameterMetadata, of app: String
  ) -> Bool {
    isPossible(
      from: found, to: OwnedKind(parameter.kind, of: app),
      isLookedUp: parameter.options == .stringQuery)
  }

  private static func isPossible(
    from found: OwnedKind, to wanted: OwnedKind, isLookedUp: Bool
  ) -> Bool {
    if case .array(let element) = wanted.kind {
      let wanted = OwnedKind(element, of: wanted.app)
      guard case .array(let item) = found.kind else {
        return isPossible(from: found, to: wanted, isLookedUp: false)
      }
      return isPossible(from: OwnedKind(item, of: found.app), to: wanted, isLookedUp: false)
    }
    switch (found.kind, wanted.kind) {
    case (.enumeration(let left), .enumeration(let right)), (.entity(let left), .entity(let right)):
      return left == right && found.app == wanted.app
    case (.date, .date), (.dateComponents, .dateComponents), (.currency, .currency),
      (.file, .file):
      return true
    case (.measurement(let left, _), .measurement(let right, _)): return left == right
    case (.string, .entity): return isLookedUp
    case (.string, .integer), (.string, .double), (.string, .boolean), (.string, .url),
      (.integer, .double), (.double, .integer):
      return true
    case (_, .string): return hasWords(found.kind)
    default: return found.kind == wanted.kind
    }
  }

  /// Whether values of a kind can be put into words.
  private static func hasWords(_ kind: ValueKind) -> Bool {
    switch kind {
    case .string, .integer, .double, .boolean, .date, .dateComponents, .duration, .measurement,
      .currency, .url, .person, .enumeration, .entity:
      true
    case .file, .array, .other: false
    }
  }
}
