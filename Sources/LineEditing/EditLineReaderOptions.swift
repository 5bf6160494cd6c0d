/// What an ``EditLineReader`` is made with.
package struct EditLineReaderOptions: Sendable {
  /// Finds how the line may go on; the cursor is an offset in the UTF-8 of the line.
  package typealias Completer = @Sendable (_ line: String, _ cursor: Int) -> [CompletionCandidate]
  /// Finds what probably follows the line, or nil; it is shown dim and taken with the right arrow.
  package typealias Hinter = @Sendable (_ line: String) -> String?

  /// The name by which `.editrc` addresses this program.
  package var program: String
  package var completer: Completer?
  package var hinter: Hinter?
  package var historyFile: HistoryFile?
  package var usesColor: Bool
  package var showsHints: Bool
  /// Whether the person's `.editrc` is read; tests and `--no-config` do without.
  package var readsUserBindings: Bool
  /// The longest line, in code points; a line taller than the screen could not be shown.
  package var limit: Int
  /// Says, in the person's language, that a line cannot grow further.
  package var limitNotice: String?
  /// Names the search of Control-R in its prompt.
  package var searchLabel: String

  package init(
    program: String = "behest", completer: Completer? = nil, hinter: Hinter? = nil,
    historyFile: HistoryFile? = nil, usesColor: Bool = true, showsHints: Bool = true,
    readsUserBindings: Bool = true, limit: Int = 1_000, limitNotice: String? = nil,
    searchLabel: String = "search"
  ) {
    self.program = program
    self.completer = completer
    self.hinter = hinter
    self.historyFile = historyFile
    self.usesColor = usesColor
    self.showsHints = showsHints
    self.readsUserBindings = readsUserBindings
    self.limit = limit
    self.limitNotice = limitNotice
    self.searchLabel = searchLabel
  }
}
