/// A vocabulary of JSON Schema 2020-12.
enum Vocabulary: String, CaseIterable, Sendable {
  case core
  case applicator
  case unevaluated
  case validation
  case metaData = "meta-data"
  case formatAnnotation = "format-annotation"
  case formatAssertion = "format-assertion"
  case content

  static let prefix = "https://json-schema.org/draft/2020-12/vocab/"

  init?(uri: String) {
    guard uri.utf8.starts(with: Self.prefix.utf8) else { return nil }
    self.init(rawValue: String(uri.utf8.dropFirst(Self.prefix.utf8.count)) ?? "")
  }

  /// The vocabularies of a schema that names no other meta-schema.
  static let standard = Set(allCases).subtracting([.formatAssertion])
}
