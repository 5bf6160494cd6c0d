package import JSON

/// The wire form of a value: of a parameter, an answer or a result.
package indirect enum IntentValue: Equatable, Sendable {
  /// A parameter that is set to nothing, which is not the same as unset.
  case null
  case string(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  /// A moment, in seconds since 1970-01-01T00:00:00Z.
  case date(Double)
  /// Components by Foundation's names (`year`, `month`, `day`, `hour`, `minute`, `second`).
  case dateComponents([String: Int])
  /// A length of time, in seconds.
  case duration(Double)
  /// A measurement in a unit, by its symbol (`km`).
  case measurement(Double, unit: String)
  /// An amount of money: decimal digits, and the ISO 4217 code.
  case currency(String, code: String)
  case url(String)
  /// A file, by its path.
  case file(String)
  case person(name: String, handle: String?)
  /// A case of an enum: the type, and the raw value as text.
  case enumeration(type: String, id: String)
  case entity(EntityReference)
  case array([IntentValue])
}

extension IntentValue: JSONDocument {
  package init(json: JSONValue) throws(ProtocolError) {
    guard let object = json.object else {
      guard json.isNull else { throw .invalidMember("value") }
      self = .null
      return
    }
    guard let (form, content) = object.members.first else { throw .invalidMember("value") }
    switch (form, content) {
    case ("string", .string(let value)): self = .string(value)
    case ("integer", .number(let value)) where value.int != nil: self = .integer(value.int ?? 0)
    case ("double", .number(let value)): self = .double(value.double ?? 0)
    case ("boolean", .bool(let value)): self = .boolean(value)
    case ("date", .number(let value)): self = .date(value.double ?? 0)
    case ("dateComponents", .object(let parts)):
      self = .dateComponents(
        Dictionary(uniqueKeysWithValues: parts.members.map { ($0.key, $0.value.int ?? 0) }))
    case ("duration", .number(let value)): self = .duration(value.double ?? 0)
    case ("measurement", .number(let value)):
      self = .measurement(value.double ?? 0, unit: try json.string("unit"))
    case ("currency", .string(let amount)):
      self = .currency(amount, code: try json.string("code"))
    case ("url", .string(let value)): self = .url(value)
    case ("file", .string(let value)): self = .file(value)
    case ("person", .string(let name)):
      self = .person(name: name, handle: json["handle"]?.string)
    case ("enum", .string(let type)): self = .enumeration(type: type, id: try json.string("case"))
    case ("entity", .string): self = .entity(try EntityReference(json: json))
    case ("array", .array(let elements)):
      var values: [IntentValue] = []
      for element in elements { values.append(try IntentValue(json: element)) }
      self = .array(values)
    default: throw .unknownForm(form)
    }
  }

  package var json: JSONValue {
    switch self {
    case .null: nil
    case .string(let value): ["string": .string(value)]
    case .integer(let value): ["integer": .int(value)]
    case .double(let value): ["double": .double(value)]
    case .boolean(let value): ["boolean": .bool(value)]
    case .date(let seconds): ["date": .double(seconds)]
    case .dateComponents(let parts):
      [
        "dateComponents": .object(
          JSONObject(parts.sorted { $0.key < $1.key }.map { ($0.key, .int($0.value)) }))
      ]
    case .duration(let seconds): ["duration": .double(seconds)]
    case .measurement(let value, let unit): ["measurement": .double(value), "unit": .string(unit)]
    case .currency(let amount, let code): ["currency": .string(amount), "code": .string(code)]
    case .url(let value): ["url": .string(value)]
    case .file(let path): ["file": .string(path)]
    case .person(let name, let handle):
      .members(("person", .string(name)), ("handle", handle.map { .string($0) }))
    case .enumeration(let type, let id): ["enum": .string(type), "case": .string(id)]
    case .entity(let entity): entity.json
    case .array(let values): ["array": .array(values.map(\.json))]
    }
  }
}
