/// Takes out of text from an app or a catalog what a terminal would obey.
enum PrintableText {
  /// The text without escape sequences, control characters and bidirectional controls; newlines
  /// stay, and a tab becomes a space.
  static func filter(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var kept = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n": kept.append(scalar)
      case "\t": kept.append(" ")
      case "\u{1B}": dropEscapeSequence(from: &rest)
      case "\u{9B}": dropParameters(from: &rest)
      default: if !isControl(scalar) { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Embeddings, overrides and isolates: they could make a question read as another one.
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029: true
    default: false
    }
  }

  private static func dropEscapeSequence(from rest: inout Substring.UnicodeScalarView) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      dropParameters(from: &rest)
    case "]", "P", "X", "^", "_":
      // A string for the terminal ends with BEL or ESC \; without an end, only its start is dropped.
      let ends = rest.firstIndex { $0 == "\u{7}" || $0 == "\u{1B}" || $0 == "\n" }
      guard let ends, rest[ends] != "\n" else {
        rest.removeFirst()
        return
      }
      let isBell = rest[ends] == "\u{7}"
      rest = rest[rest.index(after: ends)...]
      if !isBell, rest.first == "\\" { rest.removeFirst() }
    case .some(let scalar) where (0x20..<0x7F).contains(scalar.value):
      rest.removeFirst()
    case .some, nil:
      break
    }
  }

  /// Drops the parameters of a control sequence and the letter that ends it.
  private static func dropParameters(from rest: inout Substring.UnicodeScalarView) {
    while let scalar = rest.first, (0x20..<0x40).contains(scalar.value) { rest.removeFirst() }
    if let final = rest.first, (0x40..<0x7F).contains(final.value) { rest.removeFirst() }
  }
}
