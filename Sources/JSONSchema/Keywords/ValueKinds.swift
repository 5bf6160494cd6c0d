import JSON

/// The kinds of values that `type` allows, one bit each.
///
/// Nearly every schema has one, so it stands in the node itself instead of among the keywords.
struct ValueKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let null = ValueKinds(rawValue: 1)
  static let boolean = ValueKinds(rawValue: 2)
  static let number = ValueKinds(rawValue: 4)
  static let string = ValueKinds(rawValue: 8)
  static let array = ValueKinds(rawValue: 16)
  static let object = ValueKinds(rawValue: 32)
  /// A number without a fraction, however it is written.
  static let integer = ValueKinds(rawValue: 64)

  static let any: ValueKinds = [.null, .boolean, .number, .string, .array, .object]

  private static let names: [(name: String, kind: ValueKinds)] = [
    ("null", .null), ("boolean", .boolean), ("number", .number), ("integer", .integer),
    ("string", .string), ("array", .array), ("object", .object),
  ]

  /// Reads `type`.
  static func read(_ source: SchemaSource) throws(SchemaError) -> ValueKinds {
    guard let value = source.schema["type"] else { return .any }
    let listed = value.string.map { [$0] } ?? SchemaSource.strings(value) ?? []
    let kinds = listed.compactMap { name in names.first { $0.name == name }?.kind }
    guard kinds.count == listed.count, !listed.isEmpty else {
      throw source.malformed("type", .typeNames)
    }
    return ValueKinds(kinds)
  }

  func allow(_ instance: JSONValue) -> Bool {
    switch instance {
    case .null: contains(.null)
    case .bool: contains(.boolean)
    case .number(let number):
      contains(.number) || (contains(.integer) && Self.isWhole(number))
    case .string: contains(.string)
    case .array: contains(.array)
    case .object: contains(.object)
    }
  }

  private static func isWhole(_ number: JSONNumber) -> Bool {
    Int(number.literal) != nil || JSONDecimal(number).isWhole
  }

  /// What is wrong with a value of a kind that is not among these.
  func mismatch(with instance: JSONValue) -> SchemaViolation.Reason {
    .wrongType(
      allowed: Self.names.filter { contains($0.kind) }.map(\.name),
      found: Self.name(of: instance))
  }

  private static func name(of instance: JSONValue) -> String {
    switch instance {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
