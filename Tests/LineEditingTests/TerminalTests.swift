import TerminalTestSupport
import Testing

@Suite(.serialized)
struct TerminalTests {
  private static let keys = TerminalScript(
    "line_editing_keys.py", program: "line-editing-fixture")
  private static let terminals = TerminalScript(
    "line_editing_terminals.py", program: "line-editing-fixture")

  @Test(arguments: keys.cases)
  func `a key does on the screen what it promises`(_ name: String) async throws {
    try await expectToPass(name, of: Self.keys)
  }

  @Test(arguments: terminals.cases)
  func `lines are read in odd terminals and amid signals`(_ name: String) async throws {
    try await expectToPass(name, of: Self.terminals)
  }

  @Test func `the scripts have cases`() {
    #expect(Self.keys.cases.contains("test_search_finds_hangul"))
    #expect(Self.terminals.cases.contains("test_dumb_terminal_gets_no_escape"))
  }

  private func expectToPass(_ name: String, of script: TerminalScript) async throws {
    switch try await script.run(name) {
    case .passed: break
    case .failed(let printed): Issue.record("\(printed)")
    case .skipped(let reason): print(reason)
    }
  }
}
