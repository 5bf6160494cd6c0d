internal import CEditLine

extension LineEditor {
  /// Searches the history backwards while the words are typed (Control-R).
  ///
  /// libedit's own search looks at the low byte of a character and takes 예 for Backspace.
  func searchHistory() -> CELEffect {
    var search = HistorySearch(history: history)
    let typed = line
    activity = .searching
    defer { activity = .editing }
    while true {
      show(search)
      switch step(&search) {
      case .goOn: continue
      case .accept: leaveSearch(with: line)
      case .restore: leaveSearch(with: typed)
      case .end: return .end
      }
      return .nothing
    }
  }

  private enum SearchStep {
    case goOn
    case accept
    case restore
    case end
  }

  private func step(_ search: inout HistorySearch) -> SearchStep {
    let key: Unicode.Scalar
    switch nextKey() {
    case .key(let scalar): key = scalar
    case .nothing: return .goOn
    case .end, .givenUp: return .end
    }
    switch key {
    case "\0": return .goOn
    case "\u{3}":
      ending = .interrupt
      return .end
    case "\u{7}": return .restore
    case "\u{8}", "\u{7F}": search.removeLast()
    case "\u{12}": search.goOlder()
    case "\u{1A}": cel_raiseStop()
    case "\u{1B}":
      guard case .key(let next) = nextKey(within: 60) else { return .restore }
      pushedBack += [next, key]
      return .accept
    case _ where key.value < 0x20:
      pushedBack.append(key)
      return .accept
    case _: search.append(key)
    }
    return .goOn
  }

  private func show(_ search: HistorySearch) {
    clearInput()
    let mark = search.hasFailed ? " ?" : ""
    setPrompt("(\(options.searchLabel) \(search.words)\(mark)) ", style: prompt.style)
    replaceLine(with: Array((search.found ?? "").unicodeScalars))
    refresh()
  }

  private func leaveSearch(with text: [Unicode.Scalar]) {
    clearInput()
    setPrompt(prompt.text, style: prompt.style)
    replaceLine(with: text)
    refresh()
  }
}
