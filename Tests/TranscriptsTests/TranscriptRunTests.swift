import Testing
import Transcripts

struct TranscriptRunTests {
  @Test func `finds all as expected`() async throws {
    let folder = try TranscriptFolder()
    try folder.write(Order.english, as: "order.en.transcript")
    try folder.write(Order.korean, as: "order.ko.transcript")
    let report = try await folder.run()
    #expect(report.text == "2 passed, 0 failed\n")
    #expect(report.exit == .success)
  }

  @Test func `shows a block that differs and goes on with the state as it is`() async throws {
    let folder = try TranscriptFolder()
    let path = try folder.write(
      Order.english.replacing("How many?", with: "How much?")
        .replacing(
          "  Ordered. It is [..] now.\n= succeeded value=ord-1\n", with: "= failed crash\n"),
      as: "order.transcript")
    let report = try await folder.run()
    #expect(report.exit == .difference)
    #expect(
      report.text == """
        --- \(path):17 (expected)
        +++ \(path):17 (now)
        @@ -17,4 +17,4 @@
         > 2
         = set item=sku_2
        -  How much?
        +  How many?
         = needsInput quantity

        --- \(path):25 (expected)
        +++ \(path):25 (now)
        @@ -25,2 +25,3 @@
         > yes
        -= failed crash
        +  Ordered. It is ord-1\u{202F}now.
        += succeeded value=ord-1

        0 passed, 1 failed

        """)
  }

  @Test func `updates only the blocks that differ`() async throws {
    let folder = try TranscriptFolder()
    try folder.write(Order.english, as: "order.transcript")
    var options = TranscriptRunOptions()
    options.updatesFiles = true
    let changes: Set<ScriptedShop.Change> = [.otherQuestion, .extraChoice]
    let report = try await folder.run(changes: changes, options)
    #expect(report.exit == .success)
    #expect(report.text.hasSuffix("order.transcript: 1 block\n\n1 passed, 0 failed\n"))
    let expected = Order.english.replacing("Which item?", with: "Which one?")
      .replacing("1 kg\n", with: "1 kg\n    3. Granola — 2 kg\n")
    #expect(try folder.text(of: "order.transcript") == expected)
    #expect(try await folder.run(changes: changes).exit == .success)
    #expect(try await folder.run().exit == .difference)
  }

  @Test func `brings a wrong question, a missing choice and a wildcard back`() async throws {
    let folder = try TranscriptFolder()
    let damaged = Order.english.replacing("Which item?", with: "What?")
      .replacing("    2. Granola — 1 kg\n", with: "")
    try folder.write(damaged.replacing("\n", with: "\r\n"), as: "order.transcript")
    var options = TranscriptRunOptions()
    options.updatesFiles = true
    #expect(try await folder.run([""], options).exit == .success)
    #expect(try folder.text(of: "order.transcript") == Order.english)
  }

  @Test func `leaves a file alone that is as expected, whatever its line ends`() async throws {
    let folder = try TranscriptFolder()
    let text = Order.english.replacing("\n", with: "\r\n")
    try folder.write(text, as: "order.transcript")
    var options = TranscriptRunOptions()
    options.updatesFiles = true
    #expect(try await folder.run([""], options).closingLine == "1 passed, 0 failed")
    #expect(try folder.text(of: "order.transcript") == text)
  }

  @Test func `compares the facts of two languages`() async throws {
    let folder = try TranscriptFolder()
    let english = try folder.write(Order.english, as: "order.en.transcript")
    let korean = Order.korean.replacing("\n> 9\n", with: "\n> 2\n")
      .replacing("  1–2 중에서 골라 주세요.\n= needsInput item of=2\n> 2\n", with: "")
    let other = try folder.write(korean, as: "order.ko.transcript")
    let report = try await folder.run(["order.ko.transcript"])
    #expect(report.exit == .difference)
    #expect(
      report.text == """
        --- \(english):7 (facts)
        +++ \(other):7 (facts)
        @@ -7,6 +7,5 @@
         = intent StartOrder item=?
         = needsInput item of=2
        -= needsInput item of=2
         = set item=sku_2
         = needsInput quantity
         = set quantity=1

        0 passed, 1 failed

        """)
  }

  @Test(arguments: [
    ("title: x\nskip: later\n\n> a\n", "0 passed, 0 failed, 1 skipped", 0),
    ("time: live\n\n> a\n", "0 passed, 1 failed", 2),
    ("state: nowhere\n\n> a\n", "0 passed, 1 failed", 2),
    ("title: nothing\n\n", "0 passed, 1 failed", 2),
    ("titel: x\n\n> a\n", "0 passed, 1 failed", 2),
    ("facts: no\n\n> order granola\n...\n> 9\n  Please pick 1–2.\n", "1 passed, 0 failed", 0),
    ("\n@ wait 2m\n  120 seconds later.\n@ restart\n  0 orders.\n@ end\n", "1 passed, 0 failed", 0),
    ("\n> nonsense\n! I do not know that.\n= failed noMatch\n", "1 passed, 0 failed", 0),
    ("\n> nonsense\n  I do not know that.\n= failed noMatch\n", "0 passed, 1 failed", 1),
  ])
  func `ends with the right status`(_ text: String, _ line: String, _ status: Int32) async throws {
    let folder = try TranscriptFolder()
    try folder.write("transcript: 1\n" + text, as: "a.transcript")
    let report = try await folder.run()
    #expect(report.closingLine == line)
    #expect(report.exit.rawValue == status, "\(report.text)")
  }

  @Test func `asks to fix the clock of a recording`() async throws {
    let folder = try TranscriptFolder()
    let path = try folder.write(
      "transcript: 1\ntime: live\nrecorded: 2026-12-01T09:00:00+09:00\n\n> a\n", as: "a.transcript")
    let text = try await folder.run().text
    #expect(text.hasPrefix("\(path):2:1: this was recorded on the real clock"))
    #expect(text.contains("such as “time: 2026-12-01T09:00:00+09:00”"))
  }

  @Test func `passes the state folder on and finishes every conversation`() async throws {
    let folder = try TranscriptFolder()
    try folder.write("", as: "Shop/States/full/x")
    let path = try folder.write(
      "transcript: 1\nstate: full\n\n> nonsense\n...\n", as: "Shop/a.transcript")
    let shop = ScriptedShop(locale: "en-US")
    let replay = TranscriptReplay { setting, file in
      #expect(file == path)
      #expect(setting.stateFolder == folder.path + "/Shop/States/full")
      return shop
    }
    #expect(await replay.replay(path).outcome == .passed)
    #expect(await shop.isFinished)
  }

  @Test func `says when a conversation cannot begin`() async throws {
    struct NoSuchApp: Error, CustomStringConvertible {
      var description: String { "there is no app Orders" }
    }
    let folder = try TranscriptFolder()
    let path = try folder.write(Order.english, as: "order.transcript")
    let report = try await TranscriptRun { _, _ in throw NoSuchApp() }.run([path])
    #expect(report.exit == .unusable)
    #expect(report.text.contains("the conversation cannot begin: there is no app Orders"))
  }
}
