internal import CEditLine

extension LineEditor {
  func write(_ text: String) { TerminalOutput.write(text, to: .standardOutput) }

  func flush() { TerminalOutput.flush() }

  /// Draws prompt and line anew from the beginning of the current row.
  func refresh() { cel_editorRefresh(handle) }

  /// Whether the terminal is asked to mark what it pastes; vi's keys leave no room for the mark.
  var bracketsPaste: Bool { hasEscapes && !cel_editorIsModal(handle) }

  /// Goes to a blank row's beginning, so that what was typed ahead does not stand before the prompt.
  func beginRow() {
    if hasEscapes { write("\r" + TerminalEscape.clearToRowEnd) }
    if bracketsPaste { write(TerminalEscape.pasteOn) }
  }

  /// Sets what stands before the line.
  ///
  /// libedit loses an escape at the very end and garbles two groups side by side: the color ends
  /// before the last character, which is a space.
  func setPrompt(_ text: String, style: Prompt.Style) {
    let visible = TerminalOutput.printable(text).filter { $0 != "\n" }
    promptColumns = DisplayWidth.columns(of: visible)
    var drawn = visible
    if options.usesColor, hasEscapes, let last = visible.last {
      let textStyle =
        switch style {
        case .request: TextStyle.boldCyan
        case .answer: TextStyle.boldYellow
        }
      let tail = last == " " ? " " : String(last) + " "
      if last != " " { promptColumns += 1 }
      drawn = "\u{1}\u{1B}[\(textStyle.parameters)m\u{1}\(visible.dropLast())"
      drawn += "\u{1}\u{1B}[0m\u{1}\(tail)"
    }
    let codePoints = drawn.unicodeScalars.map(\.value)
    cel_editorSetPrompt(handle, codePoints, codePoints.count)
  }

  /// Where text of that kind ends behind the prompt.
  private func position(after text: some Sequence<Unicode.Scalar>) -> ScreenPosition {
    var position = ScreenPosition(columns: columns)
    for _ in 0..<promptColumns { position.advance(by: 1) }
    position.advance(over: text)
    return position
  }

  /// Moves to the beginning of the prompt and blanks all from there on.
  func clearInput() {
    hintIsOnScreen = false
    guard hasEscapes else { return write("\n") }
    let (text, cursor) = scalars
    let row = position(after: text[..<cursor]).row
    write("\r" + TerminalEscape.up(row) + TerminalEscape.clearToScreenEnd)
  }

  /// Draws the line anew around an edit that does not make it shorter on the screen.
  func redraw(around edit: () -> Void) {
    if hasEscapes { clearInput() } else { write("\r") }
    edit()
    refresh()
  }

  /// Moves below the line, to write there.
  func goBelowInput() {
    let (text, cursor) = scalars
    let rows = position(after: text).row - position(after: text[..<cursor]).row
    write((hasEscapes ? TerminalEscape.down(rows) : "") + "\r\n")
  }

  /// Writes text where the line stands and the line below it.
  func writeAbove(_ texts: [String]) {
    clearInput()
    for text in texts { write(text.hasSuffix("\n") ? text : text + "\n") }
    flush()
    refresh()
  }

  // MARK: Hints

  /// Shows what probably follows, dim, behind a cursor at the end of the line.
  ///
  /// Not while more keys are waiting, as in text that is typed faster than it is read.
  func drawHint() {
    guard options.showsHints, hasEscapes, activity == .editing, cursorIsAtEnd, !keyIsWaiting else {
      return
    }
    let text = line
    guard let shown = hintText(after: text), !shown.isEmpty else { return }
    let room = columns - position(after: text).column - 1
    guard room >= 4 else { return }
    let cut = shortened(TerminalOutput.printable(shown), to: room)
    let styled = options.usesColor ? "\u{1B}[\(TextStyle.dim.parameters)m\(cut)\u{1B}[0m" : cut
    let isPlaceholder = text.isEmpty && prompt.placeholder != nil
    hint = isPlaceholder ? nil : LineHint(line: text, text: shown)
    hintIsOnScreen = true
    write(styled + TerminalEscape.left(DisplayWidth.columns(of: cut)))
    flush()
  }

  private func hintText(after line: [Unicode.Scalar]) -> String? {
    if line.isEmpty, let placeholder = prompt.placeholder { return placeholder }
    return options.hinter?(String(line))
  }

  func eraseHint() {
    guard hintIsOnScreen else { return }
    hintIsOnScreen = false
    write(TerminalEscape.clearToRowEnd)
    flush()
  }

  /// The text, or its beginning with a mark that it goes on.
  func shortened(_ text: String, to columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    let mark = Charset.isUTF8 ? "…" : "..."
    return DisplayWidth.prefix(of: text, fitting: columns - DisplayWidth.columns(of: mark)) + mark
  }
}
