/// Breaks text at spaces so that no word is cut by the edge of the terminal.
package struct TextWrapping: Equatable, Sendable {
  /// The columns of a row, or nil where no one wraps, as in a file.
  package var width: Int?
  /// The columns before every row.
  package var indent: Int
  /// The further columns before the second and later rows of a line.
  package var hanging: Int

  package init(width: Int?, indent: Int = 0, hanging: Int = 0) {
    self.width = width
    self.indent = indent
    self.hanging = hanging
  }

  /// The rows of one or more lines of text.
  package func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { rows(of: $0) }
  }

  private func rows(of line: Substring) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard let width, indent + DisplayWidth.columns(of: String(line)) > width else {
      return [line.isEmpty ? "" : margin + line]
    }
    let hangingMargin = margin + String(repeating: " ", count: hanging)
    var rows: [String] = []
    var row = margin
    var isEmpty = true
    for word in words(of: line, fitting: max(2, width - indent - hanging)) {
      let trimmed = String(word.drop { $0 == " " })
      if !isEmpty, DisplayWidth.columns(of: row + word) > width {
        rows.append(row)
        row = hangingMargin + trimmed
      } else {
        row += isEmpty && !rows.isEmpty ? trimmed : String(word)
      }
      isEmpty = false
    }
    return rows + [row]
  }

  /// The words of a line, each with the spaces before it; one wider than a row is cut.
  private func words(of line: Substring, fitting room: Int) -> [Substring] {
    var words: [Substring] = []
    var rest = line
    while !rest.isEmpty {
      let spaces = rest.prefix { $0 == " " }
      let word = rest[spaces.endIndex...].prefix { $0 != " " }
      let whole = rest[..<word.endIndex]
      if DisplayWidth.columns(of: String(word)) <= room {
        words.append(whole)
        rest = rest[whole.endIndex...]
      } else {
        let head = DisplayWidth.prefix(of: String(word), fitting: room)
        let taken = rest.prefix(spaces.count + max(1, head.count))
        words.append(taken)
        rest = rest[taken.endIndex...]
      }
    }
    return words
  }
}
