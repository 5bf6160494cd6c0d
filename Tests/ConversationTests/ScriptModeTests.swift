import Foundation
import Testing

@Suite(.serialized)
struct ScriptModeTests {
  private let save = "save reservations to calendar"

  @Test func `a phrase and an answer through a pipe save two events once`() async throws {
    let stage = try ProgramStage()
    let first = try await stage.run([], input: "\(save)\nyes\n")
    #expect(first.output.hasSuffix("  Saved 2 reservations to the calendar.\n"))
    #expect(first.code == 0)
    #expect(stage.events.count == 2)
    let again = try await stage.run(["--locale", "ko"], input: "여기어때 예약 내역을 캘린더에 저장해줘\r\n")
    #expect(again.output == "  예약 2건은 이미 캘린더에 저장되어 있습니다.\n")
    #expect(stage.events.count == 2)
  }

  @Test(
    arguments: [
      ("yes", 0), ("no", 1), ("cancel", 3),
    ] as [(String, Int32)])
  func `the exit code says what came of it`(_ answer: String, _ code: Int32) async throws {
    let stage = try ProgramStage()
    #expect(try await stage.run([], input: "\(save)\n\(answer)\n").code == code)
  }

  @Test func `an end of input at a question exits with 4 and stores nothing`() async throws {
    let stage = try ProgramStage()
    let run = try await stage.run([], input: save)
    #expect(run.code == 4)
    #expect(run.problems.contains("The input ended while I was asking"))
    #expect(stage.events.isEmpty)
    let list = try await stage.run(["permissions", "list"])
    #expect(list.output == "No app has asked for anything yet.\n")
  }

  @Test func `one request on the command line asks nobody when there is no terminal`() async throws
  {
    let stage = try ProgramStage()
    #expect(try await stage.run([save]).code == 4)
    #expect(try await stage.run(["--", "launch", "the", "rocket"]).code == 1)
    #expect(try await stage.run([save], input: "yes\n").code == 0)
  }

  @Test func `bytes that are not UTF-8 are refused with their line`() async throws {
    let stage = try ProgramStage()
    let run = try await stage.run([], bytes: Array("what can I do here?\n".utf8) + [0xFF, 0x0A])
    #expect(run.code == 2)
    #expect(run.problems.contains("Line 2 is not UTF-8."))
  }

  @Test(arguments: [
    (["--zone", "Mars/Olympus"], "There is no time zone"), (["--now", "soon"], "ISO 8601"),
    (["--phrases", "nowhere"], "There is no folder"), (["--nonsense"], "There is no option"),
  ])
  func `a wrong option is said and exits with 2`(_ arguments: [String], _ problem: String)
    async throws
  {
    let run = try await ProgramStage().run(arguments)
    #expect(run.code == 2)
    #expect(run.problems.contains(problem))
  }

  @Test func `permissions are listed and reset`() async throws {
    let stage = try ProgramStage()
    _ = try await stage.run([], input: "\(save)\nyes\n")
    let list = try await stage.run(["permissions", "list"])
    #expect(list.output.hasPrefix("Stays  calendar  writeOnly  "))
    #expect(
      try await stage.run(["permissions", "reset", "여기어때"]).output.hasPrefix("Forgot 1 answer."))
    #expect(try await stage.run([], input: save).code == 4)
  }

  @Test func `actions are found by their words and by none`() async throws {
    let stage = try ProgramStage()
    let found = try await stage.run(["actions", "calendar"])
    #expect(found.output.contains("SaveUpcomingReservationsToCalendarIntent"))
    #expect(!found.output.contains("GetCheckInDateIntent"))
    #expect(try await stage.run(["actions", "rocket"]).code == 1)
    #expect(try await stage.run(["actions"]).output.contains("GetCheckInDateIntent"))
  }

  @Test func `a recorded conversation replays`() async throws {
    let stage = try ProgramStage()
    let file = stage.home.appending(path: "talk.transcript").path
    let lines = ":record \(file)\n\(save)\nyes\n:record\n"
    #expect(try await stage.run([], input: lines).code == 0)
    let replay = try await stage.run(["replay", file])
    #expect(replay.output.hasSuffix("1 passed, 0 failed\n"))
    #expect(replay.code == 0)
    let printed = try await stage.run(["--transcript", "--state", "other"], input: "\(save)\nno\n")
    let copy = stage.home.appending(path: "printed.transcript")
    try Data(printed.output.utf8).write(to: copy)
    #expect(try await stage.run(["replay", copy.path]).code == 0)
  }

  @Test func `an edited phrase takes effect at the next start`() async throws {
    let stage = try ProgramStage()
    let phrases = stage.home.appending(path: "phrases")
    try FileManager.default.copyItem(
      at: BuiltProducts.package.appending(path: "phrases"), to: phrases)
    let table = phrases.appending(path: "Stays/AppShortcuts.xcstrings")
    let environment = ["BEHEST_PHRASES": phrases.path]
    let phrase = "file my Stays nights away"
    #expect(try await stage.run([], input: phrase, environment: environment).code == 1)
    let text = try String(contentsOf: table, encoding: .utf8)
    let edited = text.replacing(
      "Save my upcoming ${applicationName} reservations",
      with: "File my ${applicationName} nights away")
    try Data(edited.utf8).write(to: table)
    #expect(try await stage.run([], input: phrase, environment: environment).code == 4)
  }

  @Test func `the calendar of the environment is used, and permission is asked for it anew`()
    async throws
  {
    let stage = try ProgramStage()
    let calendar = stage.home.appending(path: "my calendar").path
    _ = try await stage.run([], input: "\(save)\nyes\n")
    let environment = ["BEHEST_CALENDAR": calendar]
    #expect(try await stage.run([], input: save, environment: environment).code == 4)
    #expect(try await stage.run([], input: "\(save)\nyes\n", environment: environment).code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: calendar)
    #expect(names.filter { $0.hasSuffix(".ics") }.count == 2)
  }
}
