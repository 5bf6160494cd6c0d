import LineEditing
import Testing

struct ColorChoiceTests {
  struct Row: CustomStringConvertible, Sendable {
    var choice = ColorChoice.auto
    var environment: [String: String] = [:]
    var isTerminal = true
    let isColored: Bool

    var description: String { "\(choice) \(environment) \(isTerminal)" }
  }

  @Test(
    arguments: [
      Row(environment: ["TERM": "xterm"], isColored: true),
      Row(environment: ["TERM": "xterm"], isTerminal: false, isColored: false),
      Row(environment: ["TERM": "dumb"], isColored: false),
      Row(environment: [:], isColored: false),
      Row(environment: ["TERM": "xterm", "NO_COLOR": "1"], isColored: false),
      Row(environment: ["TERM": "xterm", "NO_COLOR": ""], isColored: true),
      Row(environment: ["TERM": "xterm", "CI": "true"], isColored: false),
      Row(environment: ["TERM": "xterm", "CI": "false"], isColored: true),
      Row(environment: ["CI": "true", "FORCE_COLOR": "1"], isTerminal: false, isColored: true),
      Row(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, isColored: true),
      Row(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, isColored: false),
      Row(environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"], isColored: false),
      Row(choice: .always, environment: ["NO_COLOR": "1"], isTerminal: false, isColored: true),
      Row(choice: .never, environment: ["FORCE_COLOR": "1"], isColored: false),
    ])
  func `weighs the option, the environment and the stream`(_ row: Row) {
    #expect(
      row.choice.allowsColor(environment: row.environment, isTerminal: row.isTerminal)
        == row.isColored)
  }

  @Test func `each stream has a color of its own`() {
    let output = TerminalOutput(
      colorChoice: .auto, environment: ["TERM": "xterm"], terminals: (true, false, true))
    #expect(output.styled("x", .red) == "x")
    #expect(output.styled("x", .red, on: .standardError) == "\u{1B}[31mx\u{1B}[0m")
    #expect(output.wrappingWidth() == nil)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], true, true, true), (["TERM": "xterm"], true, false, false),
      (["TERM": "xterm"], false, true, false), (["TERM": "emacs"], true, true, false),
      (["TERM": "dumb", "INSIDE_EMACS": "28"], true, true, false),
      (["TERM": "dumb"], true, true, true),
    ] as [([String: String], Bool, Bool, Bool)])
  func `edits only where both ends are a terminal that leaves it to us`(
    _ environment: [String: String], _ input: Bool, _ output: Bool, _ isEditable: Bool
  ) {
    let streams = TerminalOutput(
      colorChoice: .auto, environment: environment, terminals: (input, output, true))
    #expect(
      InteractiveTerminal.isEditable(environment: environment, output: streams) == isEditable)
  }
}
