/// One flat JSON object, fields in the order they were added.
struct Report {
  private var fields: [String] = []

  mutating func add(_ name: String, _ value: Double, digits: Int = 3) {
    fields.append("\"\(name)\":\(Self.rounded(value, digits))")
  }

  mutating func add(_ name: String, _ value: Int) { fields.append("\"\(name)\":\(value)") }

  mutating func add(_ name: String, _ value: String) { fields.append("\"\(name)\":\"\(value)\"") }

  mutating func add(_ name: String, _ value: Report) { fields.append("\"\(name)\":\(value.json)") }

  var json: String { "{" + fields.joined(separator: ",") + "}" }

  private static func rounded(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "0" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value * scale).rounded()
    return "\(scaled / scale)"
  }
}
