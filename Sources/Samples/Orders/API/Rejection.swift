import HTTPClient
import JSON

/// The service's refusal.
struct Rejection: Hashable, Sendable {
  /// The HTTP status.
  let status: Int
  /// What kind of problem it is, for the app's own words; `nil` when the reply does not say.
  let type: String?
  /// What the service says is wrong, fit to be shown; `nil` when it says nothing.
  let reason: String?

  /// The longest reason that is shown, in characters.
  static let reasonLimit = 200

  init(status: Int, type: String? = nil, reason: String? = nil) {
    self.status = status
    self.type = type
    self.reason = reason.flatMap(Self.presentable)
  }

  /// Reads a refusal, with the text of RFC 9457 where there is one.
  init(_ response: HTTPResponse) {
    guard response.mediaType == "application/problem+json",
      let problem = try? JSONValue(parsing: response.body, limits: .record)
    else {
      self.init(status: response.status)
      return
    }
    self.init(
      status: response.status, type: problem["type"]?.string,
      reason: problem["detail"]?.string ?? problem["title"]?.string)
  }

  /// Whether the service itself has looked at the order: it looks for the key first, so there is
  /// none under this key.
  var provesThereIsNoOrder: Bool {
    guard let type else { return false }
    return type.hasPrefix("urn:orders:problem:") && type != "urn:orders:problem:key-taken"
  }

  /// A text from elsewhere without what could change the terminal, and not too long.
  private static func presentable(_ text: String) -> String? {
    let visible = text.unicodeScalars.map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: " "
      default: Character(scalar)
      }
    }
    let words = String(visible).split(separator: " ").joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count <= reasonLimit ? words : words.prefix(reasonLimit - 1) + "…"
  }
}
