package import LineEditing

/// How a conversation is held and shown.
package struct ConversationSettings: Sendable {
  package var locale: String
  package var isStrict: Bool
  package var isQuiet: Bool
  package var failsFast: Bool
  package var traces: Bool
  /// The history; nil keeps none.
  package var historyFile: HistoryFile?
  package var showsHints: Bool
  package var readsUserBindings: Bool
  package var record: String?
  /// The process's variables, which tell what the terminal can do.
  package var environment: [String: String]

  package init(
    locale: String, environment: [String: String], isStrict: Bool = false, isQuiet: Bool = false,
    failsFast: Bool = false,
    traces: Bool = false, historyFile: HistoryFile? = nil, showsHints: Bool = true,
    readsUserBindings: Bool = true, record: String? = nil
  ) {
    self.locale = locale
    self.environment = environment
    self.isStrict = isStrict
    self.isQuiet = isQuiet
    self.failsFast = failsFast
    self.traces = traces
    self.historyFile = historyFile
    self.showsHints = showsHints
    self.readsUserBindings = readsUserBindings
    self.record = record
  }
}
