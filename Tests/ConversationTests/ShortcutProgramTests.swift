import AssistantEngine
import AssistantREPL
import Foundation
import Testing

/// `behest shortcut` from the outside: the built program and its files.
@Suite(.serialized)
struct ShortcutProgramTests {
  private static let milk = [
    "shortcut", "new", "Two milks", "StartOrder", "--item-id", "sku_42", "--quantity", "2",
  ]

  private func folder(_ stage: ProgramStage) -> URL {
    stage.home.appending(path: ".local/share/behest/shortcuts")
  }

  private func write(_ text: String, _ name: String, _ stage: ProgramStage) throws {
    try FileManager.default.createDirectory(
      at: folder(stage), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder(stage).appending(path: name))
  }

  @Test func `without shortcuts the list is empty, and that is no failure`() async throws {
    let stage = try ProgramStage()
    let list = try await stage.run(["shortcut", "list"])
    #expect(list.code == 0)
    #expect(list.output.hasPrefix("There are no shortcuts."))
    let korean = try await stage.run(["shortcut", "--locale", "ko"])
    #expect(korean.code == 0)
    #expect(korean.output.hasPrefix("단축어가 없습니다."))
    #expect(try await stage.run(["shortcut", "list", "--json"]).output == "[]\n")
    #expect(try await stage.run(["shortcut", "show", "x"]).code == 1)
    #expect(try await stage.run(["shortcut", "tell"]).code == 2)
  }

  @Test func `a phrase, a shortcut and a button leave the same record but for the source`()
    async throws
  {
    let stage = try ProgramStage()
    let server = try RunningServer()
    let environment = ["ORDERS_API_URL": server.url]
    let made = try await stage.run(Self.milk)
    #expect(made.code == 0)
    #expect(made.output == "Saved as two-milks. Say: Two milks\n")
    let runs: [([String], String)] = [
      ([], "order oat milk\n2\nyes\n"), ([], "two milks\nyes\n"),
      (["shortcut", "run", "two-milks"], "yes\n"),
      (["run", "StartOrder", "--item-id", "sku_42", "--quantity", "2"], "yes\n"),
    ]
    for (number, (arguments, input)) in runs.enumerated() {
      let run = try await stage.run(arguments, input: input, environment: environment)
      #expect(run.output.hasSuffix("  Ordered. Your order is ord-\(number + 1).\n"))
      #expect(run.code == 0)
    }
    let file = stage.home.appending(path: ".local/share/behest/Orders/records.jsonl")
    #expect(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        == ["siri", "shortcut", "shortcut", "app"].map { source in
          #"{"intent":"StartOrder","source":"\#(source)","#
            + #""parameters":{"item_id":"sku_42","quantity":2},"resolved":true}"#
        })
  }

  @Test func `a shortcut is exported and imported byte for byte`() async throws {
    let stage = try ProgramStage()
    // Not as Behest writes it: spaces, an escape, the order of members.
    let text = #"""
      {"steps": [ {"action":"StartOrder", "app":"Orders",
        "parameters": {"item": {"fixed": "sku_42"}, "quantity":"ask"}} ],
       "names" : ["\uc544\uce68 우유"], "version":1 }
      """#
    try Data(text.utf8).write(to: stage.home.appending(path: "milk.json"))
    let brought = try await stage.run(["shortcut", "import", "milk.json"])
    #expect(brought.output == "Saved as milk. Say: 아침 우유\n")
    let export = try await stage.run(["shortcut", "export", "아침 우유"])
    #expect(export.output == text)
    #expect(try await stage.run(["shortcut", "export", "milk", "copy.json"]).code == 0)
    #expect(try Data(contentsOf: stage.home.appending(path: "copy.json")) == Data(text.utf8))
    let file = folder(stage).appending(path: "milk.json")
    #expect(try Data(contentsOf: file) == Data(text.utf8))
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    // A second one of that name is another shortcut, and that they collide is said.
    let again = try await stage.run(["shortcut", "import", "milk.json"])
    #expect(again.output.hasPrefix("Saved as milk-2."))
    #expect(again.output.contains("also reaches your shortcut milk,"))
    #expect(try await stage.run(["shortcut", "remove", "milk-2"]).code == 0)
    #expect(try await stage.run(["shortcut", "remove", "milk-2"]).code == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder(stage).path).sorted()
        == ["lock", "milk.json"])
  }

  @Test func `a file with a mistake is said and kept, and the others go on`() async throws {
    let stage = try ProgramStage()
    #expect(try await stage.run(Self.milk).code == 0)
    try write("{\"version\": 1,\n", "broken.json", stage)
    try write(
      #"{"version":1,"names":["Gone"],"steps":[{"app":"Orders","action":"StartOrdr"}]}"#,
      "gone.json", stage)
    let list = try await stage.run(["shortcut", "list"])
    #expect(list.code == 0)
    #expect(list.problems.contains("broken.json:2:1: not JSON"))
    #expect(list.output.contains("Two milks  (two-milks)  Order an Item"))
    #expect(list.output.contains("(gone)"))
    let gone = try await stage.run(["shortcut", "run", "gone"])
    #expect(gone.code == 1)
    #expect((gone.output + gone.problems).contains("Orders has no action StartOrdr."))
    #expect((gone.output + gone.problems).contains("The nearest is StartOrder."))
    let talk = try await stage.run(
      [], input: "two milks\nno\n", environment: ["ORDERS_API_URL": "http://127.0.0.1:1"])
    #expect(talk.code == 3)
    #expect(try await stage.run(["shortcut", "show", "broken"]).code == 1)
    let kept = try String(contentsOf: folder(stage).appending(path: "broken.json"), encoding: .utf8)
    #expect(kept == "{\"version\": 1,\n")
  }

  @Test func `an edit is checked before it takes the place of the file`() async throws {
    let stage = try ProgramStage()
    #expect(try await stage.run(Self.milk).code == 0)
    let file = folder(stage).appending(path: "two-milks.json")
    let before = try String(contentsOf: file, encoding: .utf8)
    let edit = ["shortcut", "edit", "Two milks"]
    #expect(try await stage.run(edit, environment: ["EDITOR": ""]).code == 2)
    let same = try await stage.run(edit, environment: ["EDITOR": "true"])
    #expect(same.code == 0 && same.output == "“Two milks” is unchanged.\n")
    let wrong = try await stage.run(edit, environment: ["EDITOR": "sed -i s/sku_42/{/"])
    #expect(wrong.code == 0, "a text is any text")
    let worse = try await stage.run(edit, environment: ["VISUAL": "sed -i s/StartOrder/Start/"])
    #expect(worse.code == 1)
    #expect(worse.problems.contains("Orders has no action Start. The nearest is StartOrder."))
    #expect(worse.problems.contains("Nothing was changed. Your text is in"))
    #expect(try String(contentsOf: file, encoding: .utf8) == before.replacing("sku_42", with: "{"))
    try Data(before.utf8).write(to: stage.home.appending(path: "new.json"))
    #expect(try await stage.run(edit + ["new.json"]).code == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == before)
  }

  @Test func `what does not fit is refused when it is made`() async throws {
    let stage = try ProgramStage()
    let many = try await stage.run([
      "shortcut", "new", "Many", "StartOrder", "--item-id", "sku_42", "--quantity", "many",
    ])
    #expect(many.code == 1)
    #expect(
      many.problems.contains("/steps/0/parameters/quantity/fixed: this is not a whole number"))
    let note = try await stage.run([
      "shortcut", "new", "Note", "SetDeliveryNote", "--note", "hello", "then", "StartOrder",
      "--quantity", "previous",
    ])
    #expect(note.code == 1)
    #expect(note.problems.contains("SetDeliveryNote, which comes before this, has no result."))
    #expect(try await stage.run(["shortcut", "new", "X", "StartOrdr"]).code == 2)
    #expect(try await stage.run(["shortcut", "list", "--json"]).output == "[]\n")
  }

  @Test func `a name that is a phrase is said when it is made`() async throws {
    let stage = try ProgramStage()
    let made = try await stage.run([
      "shortcut", "new", "Place an order with Orders", "SetDeliveryNote",
    ])
    #expect(made.code == 0)
    #expect(made.output.contains("a phrase of Orders"))
    let asked = try await stage.run([], input: "place an order with Orders\ncancel\n")
    #expect(asked.output.hasPrefix("  Did you mean Order an Item or Place an order with Orders?\n"))
    #expect(asked.code == 3)
  }

  @Test(arguments: ["en", "ko"]) func `a shortcut is made in a conversation`(_ language: String)
    async throws
  {
    let stage = try ProgramStage()
    let isKorean = language == "ko"
    let lines =
      isKorean
      ? ":단축어 new\n아침 메모\n배송 메모\n정해진 값\n문 앞에 두세요\n\n아침 메모\n"
      : ":shortcut new\nMorning note\ndelivery note\nfixed\nring twice\n\nmorning note\n"
    let run = try await stage.run(["--locale", language], input: lines)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains(isKorean ? "이름을 무엇으로 할까요?" : "What should it be called?"))
    let note = stage.home.appending(path: ".local/share/behest/Orders")
    #expect(FileManager.default.fileExists(atPath: note.path))
    let shown = try await stage.run(
      ["shortcut", "show", isKorean ? "아침 메모" : "morning note", "--json"])
    #expect(shown.output.contains(isKorean ? "문 앞에 두세요" : "ring twice"))
  }

  @Test func `the explanation says what each difference cost`() async throws {
    let stage = try ProgramStage()
    try write(
      #"{"version":1,"names":["예약내역 숙소 예약 내역들을 캘린더에 저장"],"steps":[{"app":"Stays","#
        + #""action":"SaveUpcomingReservationsToCalendarIntent"}]}"#,
      "calendar.json", stage)
    let run = try await stage.run(
      ["--locale", "ko"], input: "여기어때 숙소 예약 예약내역들을 캘린더 저장해줘\n아니요\n:설명\n")
    for row in [
      "“예약내역 숙소 예약 내역들을 캘린더에 저장”  단축어 · calendar", "단어 순서 바뀜", "“여기어때”: 앱 이름 더함",
      "“예약”: 자리 옮김", "“내역”: 되풀이된 단어", "“예약내역들을”: 띄어쓰기", "“에”: 조사", "“해줘”: 요청 어미",
    ] {
      #expect(run.output.contains(row), "\(row) in \(run.output)")
    }
    let strict = try await stage.run(
      ["--locale", "ko", "--strict"], input: "여기어때 숙소 예약 예약내역들을 캘린더 저장해줘\n")
    #expect(strict.code == 1)
  }
}
