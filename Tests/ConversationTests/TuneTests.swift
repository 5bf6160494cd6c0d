import Foundation
import Testing

/// `behest tune` as a developer runs it.
@Suite(.serialized)
struct TuneTests {
  private static let folder = BuiltProducts.package.appending(path: "Tests/Tuning")

  private static func path(_ name: String) -> String { folder.appending(path: name).path }

  private func tune(
    _ stage: ProgramStage, _ name: String, _ options: String...
  ) async throws -> ProgramRun {
    let locale = name.contains(".ko.") ? "ko" : "en"
    return try await stage.run(["tune", "--locale", locale, Self.path(name)] + options)
  }

  @Test(arguments: ["Stays.en.tsv", "Stays.ko.tsv", "Orders.en.tsv", "Orders.ko.tsv"])
  func `the lists of the sample apps are all right`(_ name: String) async throws {
    let stage = try ProgramStage()
    let text = try String(contentsOfFile: Self.path(name), encoding: .utf8)
    let count = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.count
    let run = try await tune(stage, name)
    #expect(run.output.hasSuffix("\n\(count) of \(count) right\n"), "\(run.output)")
    #expect(run.code == 0 && count >= 12)
    #expect(stage.events.isEmpty, "nothing is performed")
    let app = String(name.prefix { $0 != "." })
    #expect(try await tune(stage, name, "--app", app).output == run.output)
  }

  @Test(arguments: ["en", "ko"])
  func `every mistake is told with its reason and its remedy`(_ language: String) async throws {
    let run = try await tune(try ProgramStage(), "imperfect.\(language).tsv")
    let said = run.output.replacing(BuiltProducts.package.path + "/", with: "")
    let report = try String(
      contentsOfFile: Self.path("imperfect.\(language).report"), encoding: .utf8)
    #expect(said == report, "\(said)")
    #expect(run.code == 1)
  }

  @Test func `the report for programs says the same`() async throws {
    let run = try await tune(try ProgramStage(), "imperfect.en.tsv", "--json")
    let data = Data(run.output.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rows = try #require(json["rows"] as? [[String: Any]])
    #expect(json["total"] as? Int == rows.count)
    #expect(json["right"] as? Int == rows.count(where: { $0["verdict"] as? String == "hit" }))
    #expect(run.code == 1)
    let missed = try #require(
      rows.first { $0["utterance"] as? String == "file my trips in the agenda" })
    #expect(missed["verdict"] as? String == "missed" && missed["line"] as? Int == 3)
    let fixes = try #require(missed["fixes"] as? [[String: Any]])
    #expect(fixes.first?["kind"] as? String == "addPhrase")
    #expect((fixes.first?["file"] as? String)?.hasSuffix("/AppShortcuts.xcstrings") == true)
  }

  @Test func `one app alone is reached, and an app that is not there is refused`() async throws {
    let stage = try ProgramStage()
    let run = try await tune(stage, "imperfect.en.tsv", "--app", "오더")
    #expect(run.output.contains("are about other apps than 오더."))
    #expect(!run.output.contains("ShowReservationIntent\t"))
    let none = try await tune(stage, "imperfect.en.tsv", "--app", "Nothing")
    #expect(none.code == 2 && none.problems.contains("There is no app Nothing. Installed: "))
  }

  @Test func `a list that cannot be read ends with 2 and says its line`() async throws {
    let stage = try ProgramStage()
    let file = stage.home.appending(path: "list.tsv")
    try Data("save\tSave\nno tab\n".utf8).write(to: file)
    let english = try await stage.run(["tune", "list.tsv"])
    #expect(english.code == 2 && english.output.isEmpty)
    #expect(english.problems.hasPrefix("! list.tsv:2: this line has no tab."))
    let korean = try await stage.run(["--locale", "ko", "tune", file.path])
    #expect(korean.problems.contains("list.tsv:2: 이 줄에 탭이 없습니다."))
    try Data([0x61, 0x09, 0xFF]).write(to: file)
    #expect(
      try await stage.run(["tune", "list.tsv"]).problems.contains("list.tsv:1: this line is not"))
    #expect(
      try await stage.run(["tune", "absent.tsv"]).problems.contains("absent.tsv: the list cannot"))
    #expect(try await stage.run(["tune"]).problems.contains("behest tune needs a list’s FILE."))
    #expect(try await stage.run(["tune", "a", "b"]).code == 2)
  }

  @Test func `a conversation tunes too, and again without naming the list`() async throws {
    let stage = try ProgramStage()
    let lines = """
      :tune
      :tune \(Self.path("Orders.en.tsv")) --app Orders
      :tune
      :tune absent.tsv
      :tune \(Self.path("Orders.en.tsv")) --app Nothing
      """
    let run = try await stage.run([], input: lines)
    #expect(run.output.hasPrefix("  Give a list: :tune FILE"))
    #expect(run.output.components(separatedBy: "16 of 16 right").count == 3)
    #expect(run.problems.contains("absent.tsv: the list cannot be read"))
    #expect(run.problems.contains("There is no app Nothing."))
  }

  @Test func `the system's domains take what they take when they go first`() async throws {
    let run = try await tune(try ProgramStage(), "Stays.ko.tsv", "--domains", "system-first")
    #expect(run.code == 1)
    #expect(run.output.contains("CreateEventIntent"))
    #expect(run.output.contains("시스템의 캘린더 앱이"))
    #expect(run.output.contains("behest shortcut new"))
    #expect(!run.output.contains("AppShortcuts.xcstrings"))
  }
}
