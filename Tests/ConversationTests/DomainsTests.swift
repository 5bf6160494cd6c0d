import Foundation
import Testing

/// Who goes first, as a person sets it and sees it.
@Suite(.serialized)
struct DomainsTests {
  private static let request = "시리야, 여기어때 예약내역 캘린더에 저장해줘"

  @Test func `an option, a configuration and a command say who goes first`() async throws {
    let stage = try ProgramStage()
    let korean = ["--locale", "ko"]
    let calendar = "  이름을 뭐라고 할까요?\n"
    let app = "  여기어때가 캘린더에 일정을 추가하도록 허용할까요? [예/아니요]\n"
    #expect(try await stage.run(korean, input: Self.request).output == app)
    let option = korean + ["--domains", "system-first"]
    #expect(try await stage.run(option, input: Self.request).output == calendar)
    let command = try await stage.run(korean, input: ":domains system-first\n\(Self.request)")
    #expect(command.output.hasSuffix("(system-first).\n" + calendar))
    let folder = stage.home.appending(path: ".config/behest")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "config")
    try Data("domains = system-first\n".utf8).write(to: file)
    #expect(try await stage.run(korean, input: Self.request).output == calendar)
    let over = korean + ["--domains=apps-first"]
    #expect(try await stage.run(over, input: Self.request).output == app)
    try Data("domains = nobody\n".utf8).write(to: file)
    #expect(try await stage.run(korean).problems.contains("config:1: this is not"))
  }

  @Test func `a wrong order is refused with the right ones`() async throws {
    let stage = try ProgramStage()
    let option = try await stage.run(["--domains", "mine"])
    #expect(option.code == 2)
    #expect(
      option.problems == "! --domains cannot be “mine”. Use apps-first or system-first.\n")
    let command = try await stage.run([], input: ":domains first\n:영역 system-first now\n:domains\n")
    #expect(command.problems.contains("There is no order “first”. Use :domains apps-first or"))
    #expect(command.problems.contains("There is no order “system-first now”."))
    #expect(command.output.hasPrefix("  Apps go first (apps-first);"))
    #expect(command.output.contains("  Calendar · CreateEventIntent"))
  }

  @Test(
    arguments: [
      ("en", "Hey Siri, save my Stays reservations to the calendar", "competes"),
      ("ko", Self.request, "경쟁"),
    ] as [(String, String, String)])
  func `the explanation shows the competition either way`(
    _ locale: String, _ request: String, _ label: String
  ) async throws {
    let stage = try ProgramStage()
    let lines =
      "\(request)\ncancel\n:explain\n:domains system-first\n\(request)\ncancel\n:explain\n"
    let run = try await stage.run(["--locale", locale], input: lines)
    #expect(run.output.contains("    \(label) "))
    #expect(run.output.contains("CreateEventIntent  “"))
    #expect(run.output.contains(locale == "ko" ? "    가로챔 " : "    taken by "))
    #expect(run.output.contains(locale == "ko" ? "    추측 " : "    guesses "))
    #expect(run.output.contains("SaveUpcomingReservationsToCalendarIntent"))
  }

  @Test func `a conversation with the system first is recorded with its header and replays`()
    async throws
  {
    let stage = try ProgramStage()
    let file = stage.home.appending(path: "talk.transcript").path
    let lines = ":record \(file)\n\(Self.request)\n여행\n내일\n아니요\n:record\n"
    _ = try await stage.run(["--locale", "ko", "--domains", "system-first"], input: lines)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\ndomains: system-first\n"))
    #expect(text.contains("\n= intent CreateEventIntent\n"))
    #expect(try await stage.run(["replay", file]).code == 0)
  }

  @Test func `edited words are picked up by a reload, and a damaged file is said`() async throws {
    let stage = try ProgramStage()
    let phrases = stage.home.appending(path: "phrases")
    try FileManager.default.copyItem(
      at: BuiltProducts.package.appending(path: "phrases"), to: phrases)
    let table = phrases.appending(path: "System/Domains.xcstrings")
    let text = try String(contentsOf: table, encoding: .utf8)
    let edited = text.replacing("\"agenda\"", with: "\"wall planner\"")
    #expect(edited != text)
    try Data(edited.utf8).write(to: table)
    let options = ["--phrases", phrases.path, "--domains", "system-first"]
    let run = try await stage.run(options, input: "put lunch on the wall planner\n")
    #expect(run.output == "  What should it be called?\n")
    try Data("{".utf8).write(to: table)
    let damaged = try await stage.run(options, input: ":reload\n:quit\n")
    #expect(damaged.problems.contains("Domains.xcstrings:1:"))
  }
}
