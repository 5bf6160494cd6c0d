import JSON

/// `type`: the kinds of values that are allowed.
struct TypeKeyword: Keyword {
  /// The kinds, one bit each.
  private struct Kinds: OptionSet {
    let rawValue: UInt8

    static let null = Kinds(rawValue: 1)
    static let boolean = Kinds(rawValue: 2)
    static let number = Kinds(rawValue: 4)
    static let string = Kinds(rawValue: 8)
    static let array = Kinds(rawValue: 16)
    static let object = Kinds(rawValue: 32)
    /// A number without a fraction, however it is written.
    static let integer = Kinds(rawValue: 64)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init?(name: String) {
      switch name {
      case "null": self = .null
      case "boolean": self = .boolean
      case "number": self = [.number, .integer]
      case "string": self = .string
      case "array": self = .array
      case "object": self = .object
      case "integer": self = .integer
      default: return nil
      }
    }
  }

  private let names: [String]
  private let kinds: Kinds

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let value = source.schema["type"] else { return [] }
    guard let names = value.string.map({ [$0] }) ?? SchemaSource.strings(value) else {
      throw source.malformed("type", .typeNames)
    }
    let kinds = names.compactMap(Kinds.init(name:))
    guard kinds.count == names.count, !names.isEmpty else {
      throw source.malformed("type", .typeNames)
    }
    return [TypeKeyword(names: names, kinds: Kinds(kinds))]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    if allows(instance) { return true }
    return evaluation.reject(
      .wrongType(allowed: names, found: Self.name(of: instance)), by: "type")
  }

  private func allows(_ instance: JSONValue) -> Bool {
    switch instance {
    case .null: kinds.contains(.null)
    case .bool: kinds.contains(.boolean)
    case .number(let number):
      kinds.contains(.number) || (kinds.contains(.integer) && Self.isWhole(number))
    case .string: kinds.contains(.string)
    case .array: kinds.contains(.array)
    case .object: kinds.contains(.object)
    }
  }

  private static func isWhole(_ number: JSONNumber) -> Bool {
    let digits = number.literal.utf8
    let isPlain = digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return isPlain || JSONDecimal(number).isWhole
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
