import ExtensionProtocol
import Foundation
import JSON

/// A parameter's value as a record holds it: an id or a plain value, never a display name.
struct RecordValue {
  let json: JSONValue
  /// What the parameter's name ends in: an entity is held by its id.
  let nameSuffix: String

  /// Takes a value; `nil` for one that is left out.
  init?(_ value: IntentValue) {
    guard let json = Self.json(value) else { return nil }
    self.json = json
    nameSuffix = Self.suffix(value)
  }

  private static func suffix(_ value: IntentValue) -> String {
    switch value {
    case .entity: "_id"
    case .array(let elements):
      if case .entity? = elements.first { "_ids" } else { "" }
    case .null, .string, .integer, .double, .boolean, .date, .dateComponents, .duration,
      .measurement, .currency, .url, .file, .person, .enumeration:
      ""
    }
  }

  private static func json(_ value: IntentValue) -> JSONValue? {
    switch value {
    case .null: nil
    case .string(let text), .url(let text), .file(let text): .string(text)
    case .integer(let number): .int(number)
    case .double(let number), .duration(let number): .double(number)
    case .boolean(let isTrue): .bool(isTrue)
    case .date(let seconds): .string(moment(Date(timeIntervalSince1970: seconds)))
    case .dateComponents(let parts): dateJSON(parts)
    case .measurement(let number, let unit): ["value": .double(number), "unit": .string(unit)]
    case .currency(let amount, let code): ["amount": .string(amount), "code": .string(code)]
    case .person(let name, let handle):
      .object(
        JSONObject([("name", .string(name))] + (handle.map { [("handle", .string($0))] } ?? [])))
    case .enumeration(_, let id): .string(id)
    case .entity(let entity): .string(entity.id)
    case .array(let elements): .array(elements.compactMap(json))
    }
  }

  /// A moment by RFC 3339, in UTC: the same bytes in every zone.
  private static func moment(_ date: Date) -> String {
    let hasFraction = date.timeIntervalSince1970 != date.timeIntervalSince1970.rounded(.down)
    return date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction, timeZone: .gmt))
  }

  /// Components by RFC 3339's own productions: a full date, a partial time, or both.
  private static func dateJSON(_ parts: [String: Int]) -> JSONValue? {
    func digits(_ part: String, _ width: Int = 2) -> String {
      let text = String(parts[part] ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = parts["day"] == nil ? nil : "\(digits("year", 4))-\(digits("month"))-\(digits("day"))"
    let time =
      parts["hour"] == nil ? nil : "\(digits("hour")):\(digits("minute")):\(digits("second"))"
    let text = [day, time].compactMap(\.self).joined(separator: "T")
    return text.isEmpty ? nil : .string(text)
  }
}
