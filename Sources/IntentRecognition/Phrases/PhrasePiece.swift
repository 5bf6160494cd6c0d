/// A stretch of a template's text.
package enum PhrasePiece: Hashable, Sendable {
  case words(String)
  case applicationName
  case slot(String)

  /// Cuts a template's text at its `${…}` tokens; an unfinished token is plain words.
  package static func pieces(of text: String) -> [PhrasePiece] {
    var text = text
    return text.withUTF8 { pieces(of: $0) }
  }

  static func pieces(of text: UnsafeBufferPointer<UInt8>) -> [PhrasePiece] {
    var pieces: [PhrasePiece] = []
    var start = 0
    var position = 0
    func string(_ range: Range<Int>) -> String {
      String(UnsafeBufferPointer(rebasing: text[range]))
    }
    while position + 1 < text.count {
      guard text[position] == UInt8(ascii: "$"), text[position + 1] == UInt8(ascii: "{"),
        let close = text[position...].firstIndex(of: UInt8(ascii: "}"))
      else {
        position += 1
        continue
      }
      if start < position { pieces.append(.words(string(start..<position))) }
      let name = string((position + 2)..<close)
      pieces.append(name == "applicationName" ? .applicationName : .slot(name))
      position = close + 1
      start = position
    }
    if start < text.count { pieces.append(.words(string(start..<text.count))) }
    return pieces
  }
}
