private import CEditLine
private import Glibc

/// Where the assistant writes, and what may be written there.
///
/// Everything goes through stdio, as libedit's own output does: writing past it would overtake what
/// is buffered.
package struct TerminalOutput: Sendable {
  package enum Stream: Sendable {
    case standardOutput
    case standardError
  }

  /// Whether each of the three standard streams is a terminal.
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// Whether text may be colored on standard output and on standard error.
  package var colorsOutput: Bool
  package var colorsError: Bool
  /// Whether standard output is a terminal that can rewrite a row, which a dumb one cannot.
  package var rewritesRows: Bool

  /// Looks at the three standard streams.
  ///
  /// - Parameters:
  ///   - colorChoice: What `--color` says.
  ///   - environment: The environment of the process.
  package init(colorChoice: ColorChoice = .auto, environment: [String: String]) {
    self.init(
      colorChoice: colorChoice, environment: environment,
      terminals: (isatty(0) != 0, isatty(1) != 0, isatty(2) != 0))
  }

  /// Takes it as given which streams are terminals.
  package init(
    colorChoice: ColorChoice, environment: [String: String],
    terminals: (input: Bool, output: Bool, error: Bool)
  ) {
    inputIsTerminal = terminals.input
    outputIsTerminal = terminals.output
    errorIsTerminal = terminals.error
    let terminal = environment["TERM"] ?? ""
    rewritesRows = terminals.output && !["", "dumb", "emacs"].contains(terminal)
    colorsOutput = colorChoice.allowsColor(environment: environment, isTerminal: terminals.output)
    colorsError = colorChoice.allowsColor(environment: environment, isTerminal: terminals.error)
  }

  /// The width that text is wrapped at: the terminal's, at most 80, or nil when the stream is none.
  package func wrappingWidth(of stream: Stream = .standardOutput) -> Int? {
    let (isTerminal, descriptor): (Bool, Int32) =
      switch stream {
      case .standardOutput: (outputIsTerminal, 1)
      case .standardError: (errorIsTerminal, 2)
      }
    guard isTerminal else { return nil }
    let columns = Int(cel_terminalColumns(descriptor))
    return columns > 1 ? min(columns, 80) : 80
  }

  /// Writes text as it is; it may contain styles from ``styled(_:_:on:)``.
  package func write(_ text: String, to stream: Stream = .standardOutput) {
    Self.write(text, to: stream)
  }

  static func write(_ text: String, to stream: Stream = .standardOutput) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        cel_write(stream.shimStream, start, characters.count)
      }
    }
  }

  /// Writes a line of text as it is.
  package func writeLine(_ text: String = "", to stream: Stream = .standardOutput) {
    write(text + "\n", to: stream)
  }

  /// Writes text from outside, without control characters, indented and wrapped where a person
  /// reads.
  ///
  /// - Parameters:
  ///   - text: One or more lines.
  ///   - indent: The columns before each line.
  ///   - hanging: The further columns before what a line is continued with.
  ///   - style: How the text stands out where the stream has color.
  ///   - stream: Where it goes.
  package func writeParagraph(
    _ text: String, indent: Int = 2, hanging: Int = 0, style: TextStyle? = nil,
    to stream: Stream = .standardOutput
  ) {
    let wrapping = TextWrapping(
      width: wrappingWidth(of: stream), indent: indent, hanging: hanging)
    for line in wrapping.lines(of: Self.printable(text)) {
      writeLine(style.map { styled(line, $0, on: stream) } ?? line, to: stream)
    }
  }

  /// The text in a style, or as it is where the stream has no color.
  package func styled(
    _ text: String, _ style: TextStyle, on stream: Stream = .standardOutput
  ) -> String {
    let isColored =
      switch stream {
      case .standardOutput: colorsOutput
      case .standardError: colorsError
      }
    return isColored ? "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m" : text
  }

  /// Hands what is buffered to the system; readers do so before they wait.
  package func flush() { Self.flush() }

  static func flush() {
    cel_flush(.output)
    cel_flush(.error)
  }

  /// The text without what could move the cursor, color the screen or turn its direction: escape
  /// sequences, control characters (newlines stay, a tab becomes a space) and bidirectional
  /// overrides.
  package static func printable(_ text: String) -> String {
    PrintableText.filter(text)
  }
}

extension TerminalOutput.Stream {
  fileprivate var shimStream: CELStream {
    switch self {
    case .standardOutput: .output
    case .standardError: .error
    }
  }
}
