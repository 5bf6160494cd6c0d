import AssistantEngine
import ExtensionProtocol
import IntentRecognition
import Testing

/// Words beside a slot, with the made-up app of the dialog's tests.
struct CatalogReaderTests {
  private let reader: CatalogReader = {
    var metadata = DialogFixture.metadata
    metadata.intents[0].parameters.append(
      ParameterMetadata(
        name: "size", title: "Size", kind: .enumeration("Size"), isOptional: true))
    metadata.shortcuts = [
      ShortcutMetadata(intent: "Order", phrases: ["Order ${item} with ${applicationName}"])
    ]
    let app = RecognizableApp(
      id: "Cafe", names: ["en": ["Cafe"]], sourceLocale: "en",
      templates: [
        PhraseTemplate(
          app: "Cafe", shortcut: 0, locale: "en", text: "Order ${item} with ${applicationName}",
          slots: ["item": VocabularyID(app: "Cafe", type: "Item")], openSlots: ["item"])
      ], negativePhrases: [])
    let items = Vocabulary(
      id: VocabularyID(app: "Cafe", type: "Item"), locale: "en",
      entries: [
        VocabularyEntry(id: "sku_42", title: "Oat milk"),
        VocabularyEntry(id: "sku_50", title: "Large cup"),
      ])
    let context = DialogContext(
      locale: "en", wording: EnglishWording(),
      apps: ["Cafe": DialogApp(name: "Cafe", metadata: metadata)], now: 0, zone: .utc)
    return CatalogReader(
      recognizer: Recognizer(apps: [app], vocabularies: [items]),
      options: RecognitionOptions(locale: "en"), context: context,
      clock: ConversationClock(fixedAt: 0))
  }()

  private static let large = ParameterState.value(.enumeration(type: "Size", id: "large"))

  @Test(
    arguments: [
      ("order oat milk", ["item": .candidates(["sku_42"], words: "oat milk")]),
      (
        "order two oat milk",
        ["item": .candidates(["sku_42"], words: "oat milk"), "quantity": .value(.integer(2))]
      ),
      (
        "order two large oat milk with Cafe",
        [
          "item": .candidates(["sku_42"], words: "oat milk"), "quantity": .value(.integer(2)),
          "size": large,
        ]
      ),
      (
        "order large oat milk", ["item": .candidates(["sku_42"], words: "oat milk"), "size": large]
      ),
      ("order large cup", ["item": .candidates(["sku_50"], words: "large cup")]),
      ("order purple oat milk", ["item": .words("purple oat milk")]),
      (
        "order 0 oat milk with Cafe",
        ["item": .candidates(["sku_42"], words: "oat milk"), "quantity": .words("0")]
      ),
      (
        "order me two oat milk",
        ["item": .candidates(["sku_42"], words: "oat milk"), "quantity": .value(.integer(2))]
      ),
    ] as [(String, [String: ParameterState])])
  func `fills other parameters with the words beside a value, and drops none`(
    _ utterance: String, _ parameters: [String: ParameterState]
  ) {
    guard case .understood(let interpretation) = reader.read(utterance) else {
      Issue.record("“\(utterance)” was read as \(reader.read(utterance))")
      return
    }
    #expect(interpretation.intent == "Order")
    #expect(interpretation.parameters == parameters)
  }

  @Test func `reads no phrase in a line longer than any phrase, and quickly`() {
    let line = "order " + String(repeating: "x", count: 100_000)
    #expect(reader.read(line) == .none(nearest: []))
  }

  @Test func `completes a phrase without the app's name too`() {
    #expect(reader.completions(of: "order oa", limit: 9).map(\.replacement).contains("Oat milk"))
  }
}
