import AssistantEngine
import ExtensionProtocol

/// An app of made-up intents, and a conversation with it that runs without any app.
struct DialogFixture {
  static let size = EnumMetadata(
    name: "Size", typeName: "Size",
    cases: [
      .init(id: "small", title: LocalizedText("Small", values: ["ko": "작은 것"])),
      .init(id: "large", title: LocalizedText("Large", values: ["ko": "큰 것"])),
    ])

  static let item = ParameterMetadata(
    name: "item", title: LocalizedText("Item", values: ["ko": "메뉴"]), kind: .entity("Item"),
    options: .stringQuery)
  static let quantity = ParameterMetadata(
    name: "quantity", title: LocalizedText("Quantity", values: ["ko": "수량"]), kind: .integer,
    requestValueDialog: LocalizedText("How many?", values: ["ko": "몇 개 주문할까요?"]),
    inclusiveRange: 1...1e18)
  static let sizeParameter = ParameterMetadata(
    name: "size", title: LocalizedText("Size", values: ["ko": "크기"]), kind: .enumeration("Size"))
  static let note = ParameterMetadata(
    name: "note", title: "Note", kind: .string, isOptional: true)

  static let metadata = AppMetadata(
    id: "Cafe", locales: ["en", "ko"],
    intents: [
      IntentMetadata(name: "Order", title: "Order", parameters: [item, quantity, note]),
      IntentMetadata(name: "Pick", title: "Pick", parameters: [sizeParameter]),
      IntentMetadata(name: "Open", title: "Open", openAppWhenRun: true),
      IntentMetadata(name: "Plain", title: "Plain"),
    ],
    enums: [size],
    entities: [EntityMetadata(name: "Item", typeName: "Item", options: .stringQuery)],
    shortcuts: [ShortcutMetadata(intent: "Order", phrases: ["Order with ${applicationName}"])])

  let context: DialogContext
  var state = DialogState()
  /// What was said and recorded since the last look, as a transcript shows it.
  var lines: [String] = []
  var effects: [DialogEffect] = []

  init(language: String = "en") {
    context = DialogContext(
      locale: language, wording: language == "ko" ? KoreanWording() : EnglishWording(),
      apps: ["Cafe": DialogApp(name: language == "ko" ? "카페" : "Cafe", metadata: Self.metadata)],
      now: 1_796_083_200, zone: .utc)
  }

  mutating func receive(_ event: DialogEvent) {
    let new = state.receive(event, in: context)
    effects = new
    for effect in new {
      switch effect {
      case .say(let spoken): lines.append(Self.line(spoken))
      case .record(let fact): lines.append("= \(fact)")
      case .recognize, .query, .perform, .cancel, .answer, .permit, .store, .storeShortcut, .trace:
        break
      }
    }
  }

  mutating func begin(_ intent: String, _ parameters: [String: ParameterState] = [:]) {
    receive(.said("…"))
    receive(
      .recognized(
        .understood(
          Interpretation(
            app: "Cafe", intent: intent, shortcut: nil, phrase: intent, parameters: parameters))))
  }

  /// Answers the query that was asked last.
  mutating func find(_ items: [EntityReference]) {
    for effect in effects {
      guard case .query(let number, _, _) = effect else { continue }
      receive(.found(query: number, .success(QueryReply(choices: items.map { Choice($0) }))))
      return
    }
  }

  /// Answers queries as an app with these items would, until none is under way.
  mutating func serve(_ items: [EntityReference]) {
    while let query = effects.compactMap({ effect -> (Int, ParameterQuery)? in
      if case .query(let number, _, let query) = effect { (number, query) } else { nil }
    }).first {
      let found =
        switch query.1.search {
        case .suggestions: items
        case .matching(let words):
          items.filter { $0.title.lowercased().contains(words.lowercased()) }
        case .ids(let ids): items.filter { ids.contains($0.id) }
        }
      receive(.found(query: query.0, .success(QueryReply(choices: found.map { Choice($0) }))))
    }
  }

  /// The invocation that is to be performed now.
  var performed: IntentInvocation? {
    for effect in effects {
      if case .perform(_, let invocation) = effect { return invocation }
    }
    return nil
  }

  mutating func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  private static func line(_ spoken: Spoken) -> String {
    switch spoken {
    case .sentence(let text), .scene(let text): text
    case .confirmation(let text): "\(text) [y/N]"
    case .choice(let number, let title, let detail):
      "\(number). \(title)" + (detail.map { " — \($0)" } ?? "")
    case .suggestion(let text): "· \(text)"
    case .problem(let text): "! \(text)"
    case .progress(let text): "~ \(text)"
    }
  }
}

extension EntityReference {
  static let oatMilk = EntityReference(type: "Item", id: "sku_42", title: "Oat milk")
  static let smallGranola = EntityReference(
    type: "Item", id: "sku_61", title: "Granola", subtitle: "500 g")
  static let largeGranola = EntityReference(
    type: "Item", id: "sku_62", title: "Granola", subtitle: "1 kg")
}
