import JSON

/// What a check says, in one language.
struct CheckWording: Sendable {
  let language: CheckLanguage

  func valid(_ name: String) -> String {
    switch language {
    case .english: "\(name): valid"
    case .korean: "\(name): 올바릅니다"
    }
  }

  func unreadable(_ name: String, _ reason: String) -> String {
    switch language {
    case .english: "\(name): cannot be read: \(reason)"
    case .korean: "\(name): 읽을 수 없습니다: \(reason)"
    }
  }

  var more: String {
    switch language {
    case .english: "… and more"
    case .korean: "… 그 밖에 더 있습니다"
    }
  }

  func notJSON(_ reason: JSONSyntaxError.Reason) -> String {
    switch language {
    case .english: "not JSON: \(reason.sentence)"
    case .korean: "JSON이 아닙니다: \(reason.koreanSentence)"
    }
  }

  func unusable(_ name: String, _ error: SchemaError) -> String {
    switch language {
    case .english: "\(name): cannot be used as a schema: \(error.sentence)"
    case .korean: "\(name): 스키마로 쓸 수 없습니다: \(error.koreanSentence)"
    }
  }

  func sentence(_ reason: SchemaViolation.Reason) -> String {
    switch language {
    case .english: reason.sentence
    case .korean: reason.koreanSentence
    }
  }

  /// A text from a file, safe to show: cut when long, and without what controls a terminal.
  static func shortened(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard shown.count < 120 else { return String(shown) + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Values as JSON, the first few of them.
  static func list(_ values: [JSONValue]) -> String {
    values.prefix(8).map { shortened($0.text) }.joined(separator: ", ")
      + (values.count > 8 ? ", …" : "")
  }
}
