import TerminalTestSupport
import Testing

@Suite(.serialized)
struct ScreenTests {
  private static let script = TerminalScript("behest_screen.py", program: "behest")

  @Test(arguments: script.cases)
  func `a person at a terminal sees what happened`(_ name: String) async throws {
    switch try await Self.script.run(name) {
    case .passed: break
    case .failed(let printed): Issue.record("\(printed)")
    case .skipped(let reason): print(reason)
    }
  }

  @Test func `the script has cases`() {
    #expect(Self.script.cases.count >= 13)
  }
}
