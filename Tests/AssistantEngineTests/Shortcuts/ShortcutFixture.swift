import AssistantEngine
import ExtensionProtocol

/// Made-up apps whose actions have results, for shortcuts that connect them.
enum ShortcutFixture {
  static let metadata = AppMetadata(
    id: "Cafe", locales: ["en", "ko"],
    intents: [
      IntentMetadata(
        name: "Order", title: "Order",
        parameters: [DialogFixture.item, DialogFixture.quantity, DialogFixture.note]
      ).returning(.string),
      IntentMetadata(name: "Pick", title: "Pick", parameters: [DialogFixture.sizeParameter]),
      IntentMetadata(name: "Count", title: "Count").returning(.integer),
      IntentMetadata(name: "List", title: "List").returning(.array(.enumeration("Size"))),
      IntentMetadata(name: "Keep", title: "Keep", parameters: [code]),
      IntentMetadata(name: "Plain", title: "Plain"),
    ],
    enums: [DialogFixture.size],
    entities: [EntityMetadata(name: "Item", typeName: "Item", options: .stringQuery)])

  static let post = AppMetadata(
    id: "Post",
    intents: [
      IntentMetadata(
        name: "Note", title: "Write a Note",
        parameters: [ParameterMetadata(name: "text", title: "Text", kind: .string)])
    ])

  private static var code: ParameterMetadata {
    var code = ParameterMetadata(name: "code", title: "Code", kind: .string)
    code.inputConnectionBehavior = "never"
    return code
  }

  static func context(_ language: String = "en") -> DialogContext {
    DialogContext(
      locale: language, wording: language == "ko" ? KoreanWording() : EnglishWording(),
      apps: [
        "Cafe": DialogApp(name: "Cafe", metadata: metadata),
        "Post": DialogApp(name: "Post", metadata: post),
      ], now: 1_796_083_200, zone: .utc)
  }
}

extension IntentMetadata {
  func returning(_ kind: ValueKind) -> IntentMetadata {
    var intent = self
    intent.resultKind = kind
    return intent
  }
}
