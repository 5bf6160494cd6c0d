package import JSON

/// One way in which an instance does not follow a schema: where, which keyword, and what is wrong.
package struct SchemaViolation: Equatable, Sendable {
  /// What is wrong and what is allowed, in data.
  package enum Reason: Equatable, Sendable {
    case nothingAllowed
    case wrongType(allowed: [String], found: String)
    case notInEnumeration([JSONValue])
    case notConstant(JSONValue)
    case number(NumberRule, limit: String, found: String)
    case tooFew(Counted, minimum: Int, found: Int)
    case tooMany(Counted, maximum: Int, found: Int)
    case noMatch(pattern: String)
    case wrongFormat(String)
    case repeatedItem(first: Int, second: Int)
    case unexpectedItem(Int)
    case missingMember(String)
    /// A member is missing that another one brings with it.
    case missingCompanion(String, of: String)
    case unexpectedMember(String)
    case wrongMemberName(String)
    case noAlternative(count: Int)
    case severalAlternatives([Int])
    case excluded
    /// The schema leads in circles, or multiplies the work beyond all measure.
    case tooMuchWork
  }

  /// What a keyword demands of a number.
  package enum NumberRule: String, Sendable {
    case minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf
  }

  /// What a keyword counts.
  package enum Counted: Sendable {
    case characters, items, matchingItems, members
  }

  /// The place in the instance, as a JSON Pointer.
  package let instancePointer: String
  /// The keyword's place: a JSON Pointer, after the schema's name and `#` when it has a name.
  package let schemaPointer: String
  package let reason: Reason
}
