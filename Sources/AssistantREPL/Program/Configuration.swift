import AssistantEngine
import Glibc

/// The configuration file: lines of `name = value`.
struct Configuration: Equatable, Sendable {
  var locale: String?
  var color: String?
  var showsHints: Bool?
  var historySize: Int?
  var calendar: String?
  var domains: DomainPolicy?

  init() {}

  /// Reads a file; none there is no configuration.
  init(file: String) throws(ProgramError) {
    guard let stream = fopen(file, "r") else { return }
    defer { fclose(stream) }
    var number = 0
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, stream) >= 0, let line {
      number += 1
      let text = Self.trimmed(
        String(cString: line).split(separator: "\n").first.map(String.init) ?? "")
      if text.isEmpty || text.hasPrefix("#") { continue }
      let parts = text.split(separator: "=", maxSplits: 1).map { Self.trimmed(String($0)) }
      guard parts.count == 2, take(parts[0], parts[1]) else {
        throw .configuration(file: file, line: number)
      }
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "locale":
      locale = LocaleChoice.locale(from: value)
      return locale != nil
    case "color":
      color = value
      return ["auto", "always", "never"].contains(value)
    case "hints":
      showsHints = value == "on"
      return ["on", "off"].contains(value)
    case "history-size":
      historySize = Int(value)
      return (historySize ?? -1) >= 0
    case "domains":
      domains = DomainPolicy(rawValue: value)
      return domains != nil
    case "calendar":
      calendar = value
      return value.hasPrefix("/")
    default: return false
    }
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (character: Character) in
      character == " " || character == "\t" || character == "\r"
    }
    let start = text.drop(while: isSpace)
    return String(start.dropLast(start.reversed().prefix(while: isSpace).count))
  }
}
