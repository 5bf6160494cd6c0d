import JSON

/// The line of a text in which something is wrong, with a caret below it.
struct SourceExcerpt {
  /// The most characters that are shown before and behind the place.
  private static let reach = 40

  let lines: [String]

  /// Takes the bytes of a text and an error in it; a line that cannot be shown gives no lines.
  init(_ bytes: [UInt8], _ error: JSONSyntaxError) {
    let start = bytes[..<error.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[error.offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    guard let line = String(validating: bytes[start..<end], as: UTF8.self) else {
      lines = []
      return
    }
    let scalars = Array(line.unicodeScalars)
    let place = min(error.column - 1, scalars.count)
    let before = scalars[max(0, place - Self.reach)..<place].map(Self.shown)
    let after = scalars[place..<min(scalars.count, place + Self.reach)].map(Self.shown)
    let padding = before.reduce(0) { $0 + Self.width($1) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: before + after)
    lines = ["  " + String(text), "  " + String(repeating: " ", count: padding) + "^"]
  }

  /// A scalar as it may be shown: what controls a terminal becomes a space.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: " "
    default: scalar
    }
  }

  /// The columns that a scalar takes on a terminal.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
