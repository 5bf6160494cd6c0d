internal import CEditLine

/// Where the arrows are in the history.
struct HistoryRecall {
  /// What was typed before the first arrow: the lines that are recalled contain it.
  let words: [Unicode.Scalar]
  /// The index of the line shown, or the number of lines when that is what was typed.
  var index: Int
  /// What the arrows put into the line; any edit begins anew.
  var shown: [Unicode.Scalar]
}

extension LineEditor {
  /// Goes right, or takes the hint at the end of the line.
  func goForward() -> CELEffect {
    if cursorIsAtEnd { return takeHint() }
    cel_editorMoveCursor(handle, 1)
    return .moved
  }

  /// Goes to the end of the line, or takes the hint there.
  func goToEnd() -> CELEffect {
    if cursorIsAtEnd { return takeHint() }
    let line = cel_editorLine(handle)
    cel_editorMoveCursor(handle, line.count - line.cursor)
    return .moved
  }

  private func takeHint() -> CELEffect {
    guard let hint, hint.line == line else { return .nothing }
    let text = Array(PastedText.line(from: Array(hint.text.unicodeScalars)).unicodeScalars)
    guard hasRoom(for: text.count) else { return .nothing }
    insert(text)
    return .changed
  }

  /// Recalls the next older or newer line that contains what was typed.
  func recallLine(older: Bool) -> CELEffect {
    let current = line
    var recall = recall ?? HistoryRecall(words: current, index: history.lines.count, shown: current)
    if recall.shown != current {
      recall = HistoryRecall(words: current, index: history.lines.count, shown: current)
    }
    let words = String(recall.words)
    let shown = String(current)
    if let index = older
      ? history.index(before: recall.index, containing: words, unlike: shown)
      : history.index(after: recall.index, containing: words, unlike: shown)
    {
      recall.index = index
      recall.shown = Array(history.lines[index].unicodeScalars)
    } else if !older, recall.index < history.lines.count {
      recall.index = history.lines.count
      recall.shown = recall.words
    } else {
      return .unable
    }
    self.recall = recall
    replaceLine(with: recall.shown)
    return .changed
  }

  /// Inserts what the terminal pastes as text: nothing in it is a key.
  func paste() -> CELEffect {
    activity = .pasting
    defer { activity = .editing }
    var pasted: [Unicode.Scalar] = []
    while true {
      switch nextKey(within: 1_000) {
      case .key(let scalar):
        pasted.append(scalar)
        guard pasted.suffix(TerminalEscape.pasteEnd.count).elementsEqual(TerminalEscape.pasteEnd)
        else { continue }
        pasted.removeLast(TerminalEscape.pasteEnd.count)
      case .givenUp: return .end
      case .nothing, .end: break
      }
      return insertPasted(pasted)
    }
  }

  private func insertPasted(_ pasted: [Unicode.Scalar]) -> CELEffect {
    let text = PastedText.line(from: pasted)
    guard hasRoom(for: text.unicodeScalars.count) else { return .nothing }
    insertComposing(Array(text.unicodeScalars))
    return .changed
  }
}
