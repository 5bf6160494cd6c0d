import AssistantEngine
import ExtensionProtocol
import JSON
import Testing

struct ShortcutDraftTests {
  private static let apps = ["Cafe": ShortcutFixture.metadata, "Post": post]

  private static var post: AppMetadata {
    var text = ParameterMetadata(name: "text", title: "Text", kind: .string)
    text.inputConnectionBehavior = "connectToPreviousIntentResult"
    return AppMetadata(
      id: "Post",
      intents: [
        IntentMetadata(name: "Note", title: "Write a Note", parameters: [text]).returning(.string)
      ])
  }

  private static func inputs(after intents: [String]) -> [NamedShortcut.Action.Named]? {
    var draft = ShortcutDraft(apps: apps)
    for intent in intents { draft.add(.init(app: "Cafe", intent: intent)) }
    draft.add(.init(app: "Post", intent: "Note"))
    return draft.actions.last?.inputs
  }

  @Test func `a parameter is connected to the result before it where its app wants that`() {
    #expect(Self.inputs(after: ["Count"]) == [.init("text", .previous)])
    #expect(Self.inputs(after: ["Plain"]) == [])
    #expect(Self.inputs(after: ["List"]) == [])
    #expect(Self.inputs(after: []) == [])
  }

  @Test func `what is said of a parameter stays`() {
    var draft = ShortcutDraft(apps: Self.apps)
    draft.add(.init(app: "Cafe", intent: "Count"))
    draft.add(.init(app: "Post", intent: "Note", inputs: [.init("text", .ask)]))
    #expect(draft.actions.last?.inputs == [.init("text", .ask)])
  }

  static let conversions: [(ValueKind, String, ParameterMetadata, Bool)] = [
    (.string, "Cafe", parameter(.integer), true), (.double, "Cafe", parameter(.integer), true),
    (.integer, "Cafe", parameter(.double), true), (.string, "Cafe", parameter(.url), true),
    (.string, "Cafe", parameter(.boolean), true), (.integer, "Cafe", parameter(.string), true),
    (.entity("Item"), "Cafe", parameter(.string), true),
    (.date(.dateTime), "Cafe", parameter(.string), true),
    (.entity("Item"), "Cafe", DialogFixture.item, true),
    // A type of that name of another app is another type.
    (.entity("Item"), "Post", DialogFixture.item, false),
    (.string, "Post", DialogFixture.item, true),
    (.string, "Cafe", parameter(.entity("Item")), false),
    (.boolean, "Cafe", parameter(.integer), false), (.integer, "Cafe", parameter(.boolean), false),
    (.string, "Cafe", parameter(.date(.date)), false),
    (.integer, "Cafe", parameter(.array(.string)), true),
    (.array(.integer), "Cafe", parameter(.array(.string)), true),
    (.array(.integer), "Cafe", parameter(.integer), false),
    (.enumeration("Size"), "Cafe", DialogFixture.sizeParameter, true),
    (.string, "Cafe", DialogFixture.sizeParameter, false),
    (.file(contentTypes: []), "Cafe", parameter(.string), false),
  ]

  private static func parameter(_ kind: ValueKind) -> ParameterMetadata {
    ParameterMetadata(name: "value", title: "Value", kind: kind)
  }

  @Test(arguments: conversions)
  func `values are converted by the default resolvers`(
    kind: ValueKind, app: String, parameter: ParameterMetadata, isPossible: Bool
  ) {
    let results = IntentMetadata(name: "Give", title: "Give").returning(kind)
    let giver = AppMetadata(id: app, intents: [results])
    let taker = AppMetadata(
      id: "Cafe", intents: [IntentMetadata(name: "Take", title: "Take", parameters: [parameter])])
    var cafe = taker
    if app == "Cafe" { cafe.intents.append(results) }
    var draft = ShortcutDraft(apps: [app: giver].merging(["Cafe": cafe]) { $1 })
    draft.add(.init(app: app, intent: "Give"))
    #expect(draft.connects(to: parameter, of: "Cafe") == isPossible)
    draft.add(
      .init(app: "Cafe", intent: "Take", inputs: [.init(parameter.name, .previous)]))
    let problems = ShortcutCheck.problems(
      of: draft.shortcut(named: "It"), apps: [app: giver].merging(["Cafe": cafe]) { $1 })
    #expect(problems.isEmpty == isPossible, "\(problems)")
  }
}
