import ExtensionProtocol
import JSON

/// Writes the schema of an intent's records from what the intent declares.
struct DerivedSchema {
  private let intent: IntentMetadata
  private let enums: [EnumMetadata]

  init(_ intent: IntentMetadata, enums: [EnumMetadata]) {
    self.intent = intent
    self.enums = enums
  }

  /// The schema.
  var document: JSONValue {
    let record = Self.closedObject(
      [
        ("intent", ["const": .string(intent.name)]),
        ("source", ["enum": ["siri", "shortcut", "app"]]),
        ("parameters", parameters),
        ("resolved", ["type": "boolean"]),
      ], required: ["intent", "source", "parameters", "resolved"])
    let head = [("$schema", JSONValue("https://json-schema.org/draft/2020-12/schema"))]
    return .object(JSONObject(head + (record.object?.members ?? []).map { ($0.key, $0.value) }))
  }

  private var parameters: JSONValue {
    let named = intent.parameters.map { parameter in
      let suffix = Self.suffix(of: parameter.kind)
      return (parameter, RecordName(of: parameter.name, suffix: suffix).text)
    }
    return Self.closedObject(
      named.map { parameter, name in (name, value(parameter.kind, of: parameter)) },
      required: named.filter { !$0.0.isOptional }.map(\.1))
  }

  private static func suffix(of kind: ValueKind) -> String {
    switch kind {
    case .entity: "_id"
    case .array(.entity): "_ids"
    case .string, .integer, .double, .boolean, .date, .dateComponents, .duration, .measurement,
      .currency, .url, .file, .person, .enumeration, .array, .other:
      ""
    }
  }

  private func value(_ kind: ValueKind, of parameter: ParameterMetadata) -> JSONValue {
    switch kind {
    case .string, .file, .dateComponents: ["type": "string"]
    case .integer: number("integer", parameter)
    case .double: number("number", parameter)
    case .boolean: ["type": "boolean"]
    case .date: ["type": "string", "format": "date-time"]
    case .duration: ["type": "number", "minimum": 0]
    case .measurement:
      Self.closedObject(
        [("value", ["type": "number"]), ("unit", Self.name)], required: ["value", "unit"])
    case .currency(let codes):
      Self.closedObject(
        [
          ("amount", ["type": "string", "pattern": "^-?[0-9]+(\\.[0-9]+)?$"]),
          ("code", codes.isEmpty ? Self.name : ["enum": .array(codes.map { .string($0) })]),
        ], required: ["amount", "code"])
    case .url: ["type": "string", "format": "uri-reference"]
    case .person:
      Self.closedObject(
        [("name", ["type": "string"]), ("handle", ["type": "string"])], required: ["name"])
    case .enumeration(let type): ["enum": .array(cases(of: type, parameter))]
    case .entity: Self.name
    case .array(let element): ["type": "array", "items": value(element, of: parameter)]
    // Of a kind that nothing is known of, there is nothing to allow.
    case .other: false
    }
  }

  private func number(_ type: JSONValue, _ parameter: ParameterMetadata) -> JSONValue {
    var members: [(String, JSONValue)] = [("type", type)]
    if let range = parameter.inclusiveRange {
      if let bound = Self.bound(range.lowerBound) { members.append(("minimum", bound)) }
      if let bound = Self.bound(range.upperBound) { members.append(("maximum", bound)) }
    }
    return .object(JSONObject(members))
  }

  /// A bound that limits anything; those at the ends of a type only stand for "any".
  private static func bound(_ bound: Double) -> JSONValue? {
    guard abs(bound) < 0x1p53 else { return nil }
    return Int(exactly: bound).map { .int($0) } ?? .double(bound)
  }

  private func cases(of type: String, _ parameter: ParameterMetadata) -> [JSONValue] {
    let all = enums.first { $0.name == type }?.cases.map(\.id) ?? []
    return (parameter.supportedCases ?? all).map { .string($0) }
  }

  /// An id: not empty, and nothing in it that could end a line or move a cursor.
  private static let name: JSONValue = [
    "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f]*$",
  ]

  private static func closedObject(
    _ members: [(String, JSONValue)], required: [String]
  ) -> JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "required": .array(required.map { .string($0) }),
      "properties": .object(JSONObject(members)),
    ]
  }
}
