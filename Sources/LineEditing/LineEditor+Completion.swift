internal import CEditLine

extension LineEditor {
  /// Up to this many candidates are listed at the first Tab.
  private static let shortList = 8
  /// The rows that a list may take.
  private static let listRows = 20

  /// Completes what stands before the cursor, or lists the ways in which it may go on.
  func complete() -> CELEffect {
    guard let completer = options.completer else { return .unable }
    let (text, cursor) = scalars
    let head = String(text[..<cursor])
    let candidates = completer(String(text), head.utf8.count)
    guard !candidates.isEmpty else { return .unable }
    switch Completion(candidates: candidates, before: head) {
    case .replace(let count, let replacement):
      let added = replacement.count - count
      guard hasRoom(for: max(0, added)) else { return .nothing }
      cel_editorDeleteBeforeCursor(handle, count)
      insert(replacement)
      listedLine = nil
      return .changed
    case .choose:
      guard candidates.count <= Self.shortList || listedLine == text else {
        listedLine = text
        return .unable
      }
      list(candidates.map { TerminalOutput.printable($0.label ?? $0.replacement) })
      return .nothing
    }
  }

  /// Writes the labels in columns below the line, and the line below them.
  private func list(_ labels: [String]) {
    goBelowInput()
    let rows = CompletionList(labels: labels, columns: columns).rows
    for row in rows.prefix(Self.listRows) { write(row + "\n") }
    if rows.count > Self.listRows {
      write((Charset.isUTF8 ? "…" : "...") + " +\(rows.count - Self.listRows)\n")
    }
    flush()
    refresh()
  }
}
