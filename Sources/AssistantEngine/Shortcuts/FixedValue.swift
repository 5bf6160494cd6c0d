package import ExtensionProtocol
package import JSON

/// Reads the fixed values of a shortcut's file, whose kinds the app's declarations say.
package enum FixedValue {
  /// The value that a document means as one of a kind.
  ///
  /// - Parameters:
  ///   - json: The document: a number, a text or a flag as such; an entity, a case, an enum by its
  ///     id; a date in ISO 8601; a measurement as `{"value": 3.5, "unit": "km"}`.
  ///   - kind: The kind that is wanted.
  ///   - app: The app whose enums are meant.
  /// - Returns: The value.
  /// - Throws: Why it is no such value.
  package static func value(
    _ json: JSONValue, as kind: ValueKind, in app: AppMetadata?
  ) throws(Fault) -> IntentValue {
    switch kind {
    case .string: return .string(try text(json, kind))
    case .integer: return .integer(try integer(json))
    case .double: return .double(try double(json))
    case .boolean: return .boolean(try boolean(json))
    case .date:
      guard let seconds = json.string.flatMap(ISOTime.seconds) else { throw .unusable(kind) }
      return .date(seconds)
    case .dateComponents: return .dateComponents(try components(json, kind))
    case .duration: return .duration(try number(json, kind))
    case .measurement:
      guard let value = json["value"]?.double, let unit = json["unit"]?.string else {
        throw .unusable(kind)
      }
      return .measurement(value, unit: unit)
    case .currency(let codes):
      guard let amount = json["amount"]?.string, let code = json["code"]?.string,
        Double(amount) != nil, codes.isEmpty || codes.contains(code)
      else { throw .unusable(kind) }
      return .currency(amount, code: code)
    case .url: return .url(try text(json, kind))
    case .file: return .file(try text(json, kind))
    case .person: return .person(name: try text(json, kind), handle: nil)
    case .enumeration(let type): return try enumeration(json, type, kind, app)
    case .entity(let type):
      let id = try text(json, kind)
      return .entity(EntityReference(type: type, id: id, title: id))
    case .array(let element):
      var values: [IntentValue] = []
      for item in json.array ?? [json] { values.append(try value(item, as: element, in: app)) }
      return .array(values)
    case .other: throw .neverFixed(kind)
    }
  }

  /// Why a document is no value of a kind.
  package enum Fault: Error, Equatable, Sendable {
    case unusable(ValueKind)
    case neverFixed(ValueKind)
    case noSuchCase(String, known: [String])
  }

  /// The kind that a value has where no parameter says it; nil for what is none or mixed.
  static func kind(of json: JSONValue) -> ValueKind? {
    switch json {
    case .null, .object: return nil
    case .bool: return .boolean
    case .number(let number): return number.int == nil ? .double : .integer
    case .string: return .string
    case .array(let items):
      let kinds = items.map(kind)
      guard let first = kinds.first.flatMap(\.self), !kinds.contains(where: { $0 != first }) else {
        return nil
      }
      return .array(first)
    }
  }

  private static func text(_ json: JSONValue, _ kind: ValueKind) throws(Fault) -> String {
    switch json {
    case .string(let text) where kind == .string || !text.isEmpty: return text
    case .number(let number) where kind == .string: return number.literal
    case .null, .bool, .number, .string, .array, .object: throw .unusable(kind)
    }
  }

  private static func number(_ json: JSONValue, _ kind: ValueKind) throws(Fault) -> Double {
    guard let value = json.double, value.isFinite else { throw .unusable(kind) }
    return value
  }

  /// A whole number; a text that is one counts, a fraction is never rounded.
  private static func integer(_ json: JSONValue) throws(Fault) -> Int {
    guard let value = json.int ?? json.string.flatMap({ Int($0) }) else {
      throw .unusable(.integer)
    }
    return value
  }

  private static func double(_ json: JSONValue) throws(Fault) -> Double {
    guard let value = json.double ?? json.string.flatMap(Double.init), value.isFinite else {
      throw .unusable(.double)
    }
    return value
  }

  private static func boolean(_ json: JSONValue) throws(Fault) -> Bool {
    guard let value = json.bool ?? json.string.flatMap({ Bool($0) }) else {
      throw .unusable(.boolean)
    }
    return value
  }

  private static func components(
    _ json: JSONValue, _ kind: ValueKind
  ) throws(Fault) -> [String: Int] {
    let names = ["year", "month", "day", "hour", "minute", "second"]
    var parts: [String: Int] = [:]
    for (name, value) in json.object?.members ?? [] {
      guard names.contains(name), let number = value.int else { throw .unusable(kind) }
      parts[name] = number
    }
    guard !parts.isEmpty else { throw .unusable(kind) }
    return parts
  }

  private static func enumeration(
    _ json: JSONValue, _ type: String, _ kind: ValueKind, _ app: AppMetadata?
  ) throws(Fault) -> IntentValue {
    let id = try text(json, kind)
    let known = app?.enumeration(named: type)?.cases.map(\.id) ?? []
    guard known.contains(id) else { throw .noSuchCase(id, known: known) }
    return .enumeration(type: type, id: id)
  }
}
