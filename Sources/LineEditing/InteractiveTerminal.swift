/// Decides how to read from a person: with editing, or plainly.
package enum InteractiveTerminal {
  /// Whether lines can be edited: both ends are a terminal that draws them itself.
  ///
  /// A shell within Emacs edits and echoes on its own; a second echo would double every line.
  package static func isEditable(
    environment: [String: String], output: TerminalOutput
  ) -> Bool {
    guard output.inputIsTerminal, output.outputIsTerminal else { return false }
    if environment["TERM"] == "emacs" { return false }
    return environment["INSIDE_EMACS"] == nil || environment["TERM"] != "dumb"
  }

  /// The reader that suits the streams: an editor, a plain terminal, or a pipe.
  package static func makeReader(
    options: EditLineReaderOptions, environment: [String: String], output: TerminalOutput,
    signals: TerminalSignals
  ) -> any LineReader {
    if isEditable(environment: environment, output: output),
      let reader = EditLineReader(options: options, signals: signals)
    {
      return reader
    }
    guard output.inputIsTerminal else { return StreamLineReader(signals: signals) }
    return StreamLineReader(
      prompting: output.outputIsTerminal ? .onStandardOutput : .onStandardError, signals: signals)
  }
}
