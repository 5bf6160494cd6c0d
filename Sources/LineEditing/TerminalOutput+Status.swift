extension TerminalOutput {
  /// Shows what is going on in a dim row that ``clearStatus()`` or another status replaces.
  ///
  /// Only a terminal that can take it back gets it; elsewhere it would be one more line of dialog.
  package func showStatus(_ text: String) {
    guard rewritesRows else { return }
    let room = (wrappingWidth() ?? 80) - 1
    let row = DisplayWidth.prefix(of: Self.printable(text), fitting: room)
    write("\r" + TerminalEscape.clearToRowEnd + styled(String(row), .dim))
    flush()
  }

  /// Takes the status away.
  package func clearStatus() {
    guard rewritesRows else { return }
    write("\r" + TerminalEscape.clearToRowEnd)
    flush()
  }
}
