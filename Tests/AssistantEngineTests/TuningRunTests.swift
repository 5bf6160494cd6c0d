import ExtensionProtocol
import IntentRecognition
import Testing

@testable import AssistantEngine

/// What lines of a list come to, with made-up apps.
struct TuningRunTests {
  private static let item = ParameterMetadata(
    name: "item", title: "Item", kind: .entity("Item"), options: .stringQuery)
  private static let day = ParameterMetadata(
    name: "day", title: "Day", kind: .date(.dateTime), isOptional: true)
  private static let cafe = AppMetadata(
    id: "Cafe",
    intents: [
      IntentMetadata(
        name: "Order", title: "Order Something", description: "Orders an item of the menu.",
        parameters: [item, DialogFixture.quantity, DialogFixture.sizeParameter, day]),
      IntentMetadata(name: "Pay", title: "Pay"), IntentMetadata(name: "Silent", title: "Silent"),
    ], enums: [DialogFixture.size],
    entities: [EntityMetadata(name: "Item", typeName: "Item", options: .stringQuery)],
    shortcuts: [
      ShortcutMetadata(
        intent: "Order",
        phrases: ["Order with ${applicationName}", "Order ${item} with ${applicationName}"]),
      ShortcutMetadata(intent: "Pay", phrases: ["Pay the bill with ${applicationName}"]),
    ])
  private static let bank = AppMetadata(
    id: "Bank", intents: [IntentMetadata(name: "Transfer", title: "Transfer")],
    shortcuts: [
      ShortcutMetadata(intent: "Transfer", phrases: ["Pay the bill with ${applicationName}"])
    ])

  private let folder: TemporaryFolder
  private let store: VocabularyStore

  init() throws {
    folder = try TemporaryFolder()
    store = VocabularyStore(StateFolder(root: folder.path))
  }

  private func run(_ lines: String, limitedTo only: String? = nil) throws -> TuningReport {
    let apps = [Self.cafe, Self.bank].filter { only == nil || $0.id == only }
      .map { InstalledApp($0, phrasesFolder: nil) }
    let items = Vocabulary(
      id: VocabularyID(app: "Cafe", type: "Item"), locale: "en",
      entries: [
        VocabularyEntry(id: "sku_42", title: "Oat milk"),
        VocabularyEntry(id: "sku_61", title: "Granola"),
        VocabularyEntry(id: "sku_62", title: "Granola"),
      ])
    let context = DialogContext(
      locale: "en-US", wording: EnglishWording(),
      apps: Dictionary(
        uniqueKeysWithValues: apps.map {
          ($0.metadata.id, DialogApp(name: $0.metadata.id, metadata: $0.metadata))
        }), now: 0, zone: .utc)
    let options = RecognitionOptions(locale: "en-US")
    let reader = CatalogReader(
      recognizer: Recognizer(apps: apps.map(\.recognizable), vocabularies: [items]),
      options: options, context: context, clock: ConversationClock(fixedAt: 0))
    return TuningRun(
      reader: reader, apps: apps, isLimited: only != nil,
      suggestion: PhraseSuggestion(options: options, vocabulary: store)
    ).report(on: try TuningList(parsing: Array(lines.utf8), file: "list.tsv"))
  }

  @Test(arguments: [
    "order oat milk\tOrder\titem=sku_42",
    "order two large oat milk with Cafe\tOrder\titem=sku_42;quantity=2;size=large",
    "order oat milk\tOrder|Pay\titem=sku_42|sku_61;quantity?=7",
    "order granola\tOrder\titem=sku_61|sku_62", "order purple milk\tOrder\titem=words:purple milk",
    "order oat milk with Cafe\tCafe.Order\titem=sku_42", "hello there\tNONE",
    "what can I do here?\tNONE", "pay the bill with Cafe\tPay", "pay the bill\tPay|Transfer",
    "don't order oat milk\tNONE",
  ])
  func `a line that reaches what it should is a hit`(_ line: String) throws {
    let row = try #require(try run(line).rows.first)
    #expect(row.verdict == .hit, "\(row)")
    #expect(row.reason == nil && row.remedies.isEmpty)
  }

  @Test(
    arguments: [
      (
        "order oat milk\tOrder\titem=sku_42;quantity=2", .asked,
        .valueMissing("quantity", isAskedFor: true)
      ),
      (
        "order oat milk\tOrder\titem=sku_42;day=2026-12-01", .wrong,
        .valueMissing("day", isAskedFor: false)
      ),
      (
        "order granola\tOrder\titem=sku_61", .asked,
        .severalValues("item", ids: ["sku_61", "sku_62"])
      ),
      (
        "order granola\tOrder\titem=sku_42", .wrong,
        .severalValues("item", ids: ["sku_61", "sku_62"])
      ),
      ("order purple milk\tOrder\titem=sku_42", .asked, .needsQuery("item", words: "purple milk")),
      (
        "order purple milk\tOrder\titem=words:milk", .wrong,
        .valueDiffers("item", found: "words:purple milk", expected: "words:milk")
      ),
      (
        "order oat milk\tOrder\titem=sku_61", .wrong,
        .valueDiffers("item", found: "sku_42", expected: "sku_61")
      ),
      ("order oat milk\tOrder", .wrong, .valueUnexpected("item", found: "sku_42")),
      (
        "order 2 oat milk\tOrder\titem=sku_42;quantity=2.0", .wrong,
        .valueDiffers("quantity", found: "2", expected: "2.0")
      ),
      (
        "order oat milk\tPay", .wrong, .otherIntent(phrase: "Order ${item} with ${applicationName}")
      ),
      ("pay the bill\tPay", .asked, .severalIntents(["Transfer", "Pay"])),
      ("pay the bill\tOrder", .wrong, .severalIntents(["Transfer", "Pay"])),
      (
        "order oat milk\tNONE", .wrong,
        .shouldReachNothing(phrase: "Order ${item} with ${applicationName}")
      ),
      ("fetch my lunch\tOrder", .missed, .noPhrase), ("what can I do here?\tPay", .missed, .help),
      ("pay\tpay", .missed, .noSuchIntent("pay", nearest: "Pay")),
      ("pay\tRefund", .missed, .noSuchIntent("Refund", nearest: nil)),
      ("pay\tPay\titem=1", .missed, .noSuchParameter("item", intent: "Pay", known: [])),
    ] as [(String, TuningRow.Verdict, TuningRow.Reason)])
  func `a line that does not is told why`(
    _ line: String, _ verdict: TuningRow.Verdict, _ reason: TuningRow.Reason
  ) throws {
    let row = try #require(try run(line).rows.first)
    #expect(row.verdict == verdict)
    switch (row.reason, reason) {
    case (.severalIntents(let found)?, .severalIntents(let wanted)):
      #expect(Set(found) == Set(wanted))
    default: #expect(row.reason == reason)
    }
  }

  @Test func `a miss names the nearest phrase, the words, and the phrase to add`() throws {
    let row = try #require(try run("Hey Siri, fetch some oat milk!\tOrder\titem=sku_42").rows.first)
    #expect(row.nearest?.text.hasSuffix("with Cafe") == true)
    #expect(row.nearest?.added.contains("fetch") == true)
    #expect(
      row.remedies.first
        == .addPhrase(
          "fetch some oat milk with ${applicationName}", key: "Order with ${applicationName}",
          locale: "en", file: "phrases/Cafe/AppShortcuts.xcstrings"))
    guard case .addToDescription(let words, let title, _, _, _) = row.remedies.last else {
      Issue.record("\(row.remedies)")
      return
    }
    #expect(words.contains("fetch") && title == "Order Something")
  }

  @Test func `an utterance without a word has no phrase to add`() throws {
    let row = try #require(try run("!!!\tOrder").rows.first)
    #expect(row.verdict == .missed && row.remedies.isEmpty && row.nearest == nil)
  }

  @Test func `a donated value becomes the slot of the phrase to add`() throws {
    try store.replace(
      [EntityReference(type: "Item", id: "sku_42", title: "Oat milk")], of: "Item", locale: "en",
      app: "Cafe")
    let row = try #require(try run("Cafe, fetch oat milk\tOrder\titem=sku_42").rows.first)
    #expect(
      row.remedies.first
        == .addPhrase(
          "${applicationName}, fetch ${item}", key: "Order with ${applicationName}", locale: "en",
          file: "phrases/Cafe/AppShortcuts.xcstrings"))
  }

  @Test
  func `an intent without a shortcut wants one, and what should reach nothing a negative phrase`()
    throws
  {
    let report = try run("be quiet\tSilent\norder oat milk\tNONE")
    #expect(
      report.rows[0].remedies.first
        == .addShortcut("be quiet with ${applicationName}", intent: "Silent", app: "Cafe"))
    #expect(
      report.rows[1].remedies == [
        .addNegativePhrase("order oat milk with ${applicationName}", app: "Cafe")
      ])
  }

  @Test func `a phrase that another intent has is to be changed, for a second one would tie`()
    throws
  {
    for line in ["pay the bill\tPay", "pay the bill with Cafe\tOrder"] {
      let row = try #require(try run(line).rows.first)
      guard case .changePhrase(let phrase, _, _) = row.remedies.first else {
        Issue.record("\(row.remedies)")
        continue
      }
      #expect(phrase == "Pay the bill with ${applicationName}")
    }
  }

  @Test func `one app is as if it were alone, and lines about others are left out`() throws {
    let lines = "pay the bill\tPay\npay the bill\tTransfer\nhello\tNONE"
    let report = try run(lines, limitedTo: "Cafe")
    #expect(report.rows.map(\.verdict) == [.hit, .hit])
    #expect(report.leftOut == 1 && report.isRight)
  }

  @Test func `verdicts are counted by what is expected, in the order of the list`() throws {
    let report = try run("hello\tNONE\norder oat milk\tOrder\nhi\tNONE\nfetch\tOrder")
    #expect(report.counts.map(\.expected) == ["NONE", "Order"])
    #expect(report.counts.map { $0.counts[.hit] ?? 0 } == [2, 0])
    #expect(report.right == 2 && report.total == 4 && !report.isRight)
  }

  @Test(
    arguments: [
      (.integer(2), "2"), (.double(2), "2"), (.double(2), "2.0"), (.double(0.5), "0.5"),
      (.boolean(true), "true"), (.string("a b"), "a b"), (.date(0), "1970-01-01"),
      (.date(0), "1970-01-01T00:00:00Z"), (.date(0), "1970-01-01T00:00:00+00:00"),
      (.date(5400), "1970-01-01T01:30"), (.date(5400), "1970-01-01T01:30:00"),
      (.dateComponents(["year": 2026, "month": 12, "day": 4]), "2026-12-04"),
      (
        .dateComponents(["year": 2026, "month": 12, "day": 4, "hour": 9, "minute": 5]),
        "2026-12-04T09:05"
      ),
      (.dateComponents(["hour": 9, "minute": 5]), "09:05:00"), (.duration(90), "90"),
      (.duration(90), "PT90S"), (.measurement(3.5, unit: "km"), "3.5 km"),
      (.currency("10", code: "USD"), "10 USD"), (.enumeration(type: "Size", id: "large"), "large"),
      (.array([.integer(1), .integer(2)]), "1,2"),
    ] as [(IntentValue, String)])
  func `a value is written in the usual forms`(_ value: IntentValue, _ form: String) {
    #expect(TuningValue.forms(of: value, in: .utc).contains(form))
  }

  @Test func `a moment with a time of day is no day`() {
    #expect(!TuningValue.forms(of: .date(5400), in: .utc).contains("1970-01-01"))
  }
}
