/// A stretch of a template's text.
package enum PhrasePiece: Hashable, Sendable {
  case words(String)
  case applicationName
  case slot(String)

  /// Cuts a template's text at its `${…}` tokens; an unfinished token is plain words.
  package static func pieces(of text: String) -> [PhrasePiece] {
    var pieces: [PhrasePiece] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "$") {
      let after = rest.index(after: open)
      guard after < rest.endIndex, rest[after] == "{",
        let close = rest[after...].firstIndex(of: "}")
      else {
        let word = rest[...open]
        append(word, to: &pieces)
        rest = rest[after...]
        continue
      }
      append(rest[..<open], to: &pieces)
      let name = String(rest[rest.index(after: after)..<close])
      pieces.append(name == "applicationName" ? .applicationName : .slot(name))
      rest = rest[rest.index(after: close)...]
    }
    append(rest, to: &pieces)
    return pieces
  }

  private static func append(_ words: Substring, to pieces: inout [PhrasePiece]) {
    guard !words.isEmpty else { return }
    if case .words(let before)? = pieces.last {
      pieces[pieces.count - 1] = .words(before + words)
    } else {
      pieces.append(.words(String(words)))
    }
  }
}
