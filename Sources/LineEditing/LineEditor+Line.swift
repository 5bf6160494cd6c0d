internal import CEditLine

extension LineEditor {
  /// The line being edited.
  var line: [Unicode.Scalar] { scalars.text }

  /// The line and the place of the cursor in it.
  var scalars: (text: [Unicode.Scalar], cursor: Int) {
    let line = cel_editorLine(handle)
    let text = UnsafeBufferPointer(start: line.text, count: line.count)
    // Only scalars are ever put into the line, so none is left out and the cursor is right.
    return (text.compactMap(Unicode.Scalar.init), line.cursor)
  }

  var cursorIsAtEnd: Bool {
    let line = cel_editorLine(handle)
    return line.cursor == line.count
  }

  var lineIsEmpty: Bool { cel_editorLine(handle).count == 0 }

  func insert(_ text: some Collection<Unicode.Scalar>) {
    let codePoints = text.map(\.value)
    cel_editorInsert(handle, codePoints, codePoints.count)
  }

  /// Inserts text at the cursor; vowels and finals join the Hangul letter before it.
  func insertComposing(_ text: some Collection<Unicode.Scalar>) {
    let (line, cursor) = scalars
    // A letter and what combines with it: as far back as the last one that starts anew.
    let start = line[..<cursor].lastIndex { DisplayWidth.columns(of: $0) > 0 } ?? cursor
    let composed = String(Array(line[start..<cursor]) + Array(text)).composed
    cel_editorDeleteBeforeCursor(handle, cursor - start)
    insert(Array(composed.unicodeScalars))
  }

  /// Puts another line in place of the one being edited, with the cursor at its end.
  ///
  /// libedit's own function for it refuses an empty line.
  func replaceLine(with text: some Collection<Unicode.Scalar>) {
    let (line, cursor) = scalars
    cel_editorMoveCursor(handle, line.count - cursor)
    cel_editorDeleteBeforeCursor(handle, line.count)
    insert(text)
  }

  /// Whether that many more code points fit; if not, says so.
  func hasRoom(for count: Int) -> Bool {
    if cel_editorLine(handle).count + count <= options.limit { return true }
    if let notice = options.limitNotice {
      eraseHint()
      writeAbove([notice])
    } else {
      write("\u{7}")
      flush()
    }
    return false
  }
}
