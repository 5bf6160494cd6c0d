package import JSON

/// One way in which an instance does not follow a schema: where, which keyword, and what is wrong.
package struct SchemaViolation: Equatable, Sendable {
  /// What is wrong and what is allowed, in data.
  package enum Reason: Equatable, Sendable {
    case nothingAllowed
    case wrongType(allowed: [String], found: String)
    case notInEnumeration([JSONValue])
    case notConstant(JSONValue)
    case tooSmall(minimum: String)
    case notGreater(than: String)
    case tooLarge(maximum: String)
    case notLess(than: String)
    case notMultiple(of: String)
    case tooShort(minimum: Int, found: Int)
    case tooLong(maximum: Int, found: Int)
    case noMatch(pattern: String)
    case wrongFormat(String)
    case tooFewItems(minimum: Int, found: Int)
    case tooManyItems(maximum: Int, found: Int)
    case repeatedItem(first: Int, second: Int)
    case tooFewContained(minimum: Int, found: Int)
    case tooManyContained(maximum: Int, found: Int)
    case unexpectedItem(Int)
    case missingMember(String)
    case missingCompanion(String, of: String)
    case unexpectedMember(String)
    case wrongMemberName(String)
    case tooFewMembers(minimum: Int, found: Int)
    case tooManyMembers(maximum: Int, found: Int)
    case noAlternative(count: Int)
    case severalAlternatives([Int])
    case excluded
    /// The schema leads in circles, or multiplies the work beyond all measure.
    case tooMuchWork
  }

  /// The place in the instance, as a JSON Pointer.
  package let instancePointer: String
  /// The keyword's place: a JSON Pointer, after the schema's name and `#` when it has a name.
  package let schemaPointer: String
  package let reason: Reason
}
