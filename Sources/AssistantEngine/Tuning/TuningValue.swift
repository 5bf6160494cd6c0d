import ExtensionProtocol

/// A read value as a tuning list may write it.
enum TuningValue {
  /// The forms of a value of which any may stand in a list, the usual one first.
  static func forms(of value: IntentValue, in zone: TimeZoneRules) -> [String] {
    switch value {
    case .null: ["nil"]
    case .string(let text), .url(let text), .file(let text): [text]
    case .person(let name, _): [name]
    case .integer(let number): [String(number)]
    case .double(let number):
      number.rounded() == number && abs(number) < 0x1p53
        ? [String(Int(number)), String(number)] : [String(number)]
    case .boolean(let value): [value ? "true" : "false"]
    case .date(let seconds): moment(seconds, zone)
    case .dateComponents(let parts): components(parts)
    case .duration(let seconds):
      forms(of: .double(seconds), in: zone).flatMap { [$0, $0 + "s", "PT\($0)S"] }
    case .measurement(let number, let unit):
      forms(of: .double(number), in: zone).flatMap { [$0 + unit, "\($0) \(unit)"] }
    case .currency(let amount, let code): ["\(amount) \(code)", amount + code]
    case .enumeration(_, let id): [id]
    case .entity(let entity): [entity.id]
    case .array(let values):
      [values.compactMap { forms(of: $0, in: zone).first }.joined(separator: ",")]
    }
  }

  /// A moment in ISO 8601: with its offset, without it in the conversation's zone, in universal
  /// time, and as a day when it is the beginning of one.
  private static func moment(_ seconds: Double, _ zone: TimeZoneRules) -> [String] {
    let full = zone.fullTimestamp(seconds)
    let local = String(full.prefix(19))
    let universal = String(TimeZoneRules.utc.fullTimestamp(seconds).prefix(19)) + "Z"
    var forms = [full, local, universal]
    if local.hasSuffix(":00") { forms.append(String(local.dropLast(3))) }
    if local.hasSuffix("T00:00:00") { forms.insert(String(local.prefix(10)), at: 0) }
    return forms
  }

  /// Components in ISO 8601: a day, a time of day, or both.
  private static func components(_ parts: [String: Int]) -> [String] {
    func padded(_ name: String, to width: Int = 2) -> String? {
      parts[name].map { number in
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
    }
    let day = [padded("year", to: 4), padded("month"), padded("day")].compactMap(\.self)
      .joined(separator: "-")
    let time = [padded("hour"), padded("minute"), padded("second")].compactMap(\.self)
      .joined(separator: ":")
    guard !time.isEmpty else { return [day] }
    let usual = day.isEmpty ? time : "\(day)T\(time)"
    return parts["second"] == nil ? [usual, usual + ":00"] : [usual]
  }
}
