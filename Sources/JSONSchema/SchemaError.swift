/// A reason that a document cannot serve as a schema.
package enum SchemaError: Error, Equatable, Sendable {
  /// What a keyword's value has to be.
  package enum Expectation: Equatable, Sendable {
    case schema
    case schemas
    case schemaMap
    case string
    case strings
    case stringLists
    case typeNames
    case number
    case positiveNumber
    case count
    case boolean
    case list
    case reference
  }

  case malformed(keyword: String, at: String, expected: Expectation)
  case invalidPattern(String, at: String, PatternError)
  /// No document that was given has this name, or the document has no such place.
  case unresolved(reference: String, at: String)
  case unknownMetaSchema(String)
  case unknownVocabulary(String)
  /// Two schemas have one `$id`, or one anchor.
  case duplicateName(String)
  /// A reference leads back to itself before it has looked into the instance.
  case endlessReference(at: String)
}
