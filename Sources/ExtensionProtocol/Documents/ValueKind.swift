package import JSON

/// The kind of value that a parameter takes.
package indirect enum ValueKind: Equatable, Hashable, Sendable {
  case string
  case integer
  case double
  case boolean
  /// A moment; which parts of it are asked for.
  case date(DateParts)
  case dateComponents(DateParts)
  case duration
  /// A measurement in a dimension, named by Foundation's unit class (`UnitLength`).
  case measurement(dimension: String, unit: String?)
  /// An amount of money in one of the currencies; any currency when there are none.
  case currency(codes: [String])
  case url
  case file(contentTypes: [String])
  case person
  /// A case of an enum, named by its type.
  case enumeration(String)
  /// An entity, named by its type.
  case entity(String)
  case array(ValueKind)
  /// A kind that Behest carries through but cannot ask for.
  case other(String)

  /// Which parts of a date are meant.
  package enum DateParts: String, Sendable {
    case date
    case time
    case dateTime
  }
}

extension ValueKind: JSONDocument {
  package init(json: JSONValue) throws(ProtocolError) {
    let name = try json.string("kind")
    let parts = json["parts"]?.string.flatMap(DateParts.init(rawValue:)) ?? .dateTime
    switch name {
    case "string": self = .string
    case "integer": self = .integer
    case "double": self = .double
    case "boolean": self = .boolean
    case "date": self = .date(parts)
    case "dateComponents": self = .dateComponents(parts)
    case "duration": self = .duration
    case "measurement":
      self = .measurement(dimension: try json.string("dimension"), unit: json["unit"]?.string)
    case "currency": self = .currency(codes: try json.strings("codes"))
    case "url": self = .url
    case "file": self = .file(contentTypes: try json.strings("contentTypes"))
    case "person": self = .person
    case "enumeration": self = .enumeration(try json.string("type"))
    case "entity": self = .entity(try json.string("type"))
    case "array": self = .array(try json.document("element"))
    default: self = .other(name)
    }
  }

  package var json: JSONValue {
    switch self {
    case .string: ["kind": "string"]
    case .integer: ["kind": "integer"]
    case .double: ["kind": "double"]
    case .boolean: ["kind": "boolean"]
    case .date(let parts): ["kind": "date", "parts": .string(parts.rawValue)]
    case .dateComponents(let parts): ["kind": "dateComponents", "parts": .string(parts.rawValue)]
    case .duration: ["kind": "duration"]
    case .measurement(let dimension, let unit):
      .members(
        ("kind", "measurement"), ("dimension", .string(dimension)),
        ("unit", unit.map { .string($0) }))
    case .currency(let codes): ["kind": "currency", "codes": codes.json]
    case .url: ["kind": "url"]
    case .file(let types): ["kind": "file", "contentTypes": types.json]
    case .person: ["kind": "person"]
    case .enumeration(let type): ["kind": "enumeration", "type": .string(type)]
    case .entity(let type): ["kind": "entity", "type": .string(type)]
    case .array(let element): ["kind": "array", "element": element.json]
    case .other(let name): ["kind": .string(name)]
    }
  }
}
