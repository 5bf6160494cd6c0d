import AssistantEngine
import AssistantREPL
import Testing

struct ExitStatusTests {
  @Test(
    arguments: [
      ([], 0), ([Fact.succeeded(value: nil)], 0), ([.failed("noMatch")], 1), ([.unknown], 1),
      ([.cancelled], 3), ([.declined], 3), ([.cancelled, .failed("crash")], 1),
      ([.failed("crash"), .succeeded(value: nil)], 1),
    ] as [([Fact], Int32)])
  func `counts the worst that happened`(_ facts: [Fact], _ code: Int32) {
    var status = ExitStatus()
    for fact in facts { status.note(fact) }
    #expect(status.code == code)
  }

  @Test
  func `puts unreadable input before a missing answer before a failure`() {
    var status = ExitStatus()
    status.note(.failed("crash"))
    status.noteMissingAnswer()
    #expect(status.code == 4)
    status.noteUnreadableInput()
    #expect(status.code == 2)
  }
}
