import AssistantEngine
import ExtensionProtocol
import JSON
import Testing

/// Shortcuts on their way through a dialog, without any app.
struct ShortcutRunTests {
  /// A dialog and what it wants done.
  private struct Talk {
    var state = DialogState()
    let context = ShortcutFixture.context()
    var lines: [String] = []
    var performed: [IntentInvocation] = []
    var stored: [NamedShortcut] = []
    var queries: [(Int, ParameterQuery)] = []

    mutating func receive(_ event: DialogEvent) {
      for effect in state.receive(event, in: context) {
        switch effect {
        case .say(.sentence(let text)), .say(.confirmation(let text)), .say(.problem(let text)):
          lines.append(text)
        case .say(.choice(let number, let title, _)): lines.append("\(number). \(title)")
        case .record(let fact): lines.append("= \(fact)")
        case .perform(_, let invocation): performed.append(invocation)
        case .query(let number, _, let query): queries.append((number, query))
        case .storeShortcut(let shortcut): stored.append(shortcut)
        case .say, .recognize, .cancel, .answer, .permit, .store, .trace: break
        }
      }
    }

    mutating func run(_ steps: [NamedShortcut.Step]) {
      receive(.requestedShortcut(NamedShortcut(id: "it", names: ["It"], steps: steps)))
    }

    /// Lets the action at hand return a value.
    mutating func succeed(_ value: IntentValue? = nil, text: String? = nil) {
      guard let invocation = performed.last else { return }
      let success = IntentSuccess(value: value, valueText: text)
      receive(.performed(invocation: invocation.id, .success(.succeeded(success))))
    }
  }

  private static func action(
    _ intent: String, _ inputs: [String: NamedShortcut.Input] = [:], app: String = "Cafe"
  ) -> NamedShortcut.Step {
    .action(
      .init(
        app: app, intent: intent,
        inputs: inputs.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }))
  }

  @Test func `actions run in order, and a result becomes a value`() {
    var talk = Talk()
    talk.run([
      Self.action("Count"), Self.action("Note", ["text": .previous], app: "Post"),
      Self.action("Plain"),
    ])
    #expect(talk.performed.map(\.intent) == ["Count"])
    talk.succeed(.integer(3))
    #expect(talk.performed.last?.parameters == ["text": .string("3")])
    #expect(talk.performed.map(\.source) == [.shortcut, .shortcut])
    talk.succeed()
    talk.succeed()
    #expect(talk.performed.map(\.intent) == ["Count", "Note", "Plain"])
    #expect(talk.lines.filter { $0.hasPrefix("= shortcut") } == ["= shortcut it"])
  }

  @Test func `what an app says of its result is the text of it`() {
    var talk = Talk()
    talk.run([Self.action("Count"), Self.action("Note", ["text": .previous], app: "Post")])
    talk.succeed(.integer(3), text: "three")
    #expect(talk.performed.last?.parameters == ["text": .string("three")])
  }

  @Test func `a result that does not read as the value is asked for`() {
    var talk = Talk()
    talk.run([
      .set(variable: "text", .fixed("many")),
      Self.action("Order", ["item": .fixed("sku_42"), "quantity": .variable("text")]),
    ])
    let query = talk.queries.removeLast()
    talk.receive(.found(query: query.0, .success(QueryReply(choices: [Choice(.oatMilk)]))))
    #expect(talk.lines.contains("How many?"))
    talk.receive(.said("2"))
    #expect(talk.performed.last?.parameters["quantity"] == .integer(2))
  }

  @Test func `an optional value is asked for when the shortcut says so, and may be skipped`() {
    var talk = Talk()
    let inputs: [String: NamedShortcut.Input] = [
      "item": .fixed("sku_42"), "quantity": .fixed(2), "note": .ask,
    ]
    talk.run([Self.action("Order", inputs)])
    let query = talk.queries.removeLast()
    talk.receive(.found(query: query.0, .success(QueryReply(choices: [Choice(.oatMilk)]))))
    #expect(talk.lines.last == "= needsInput note")
    talk.receive(.said("skip"))
    #expect(talk.performed.last?.parameters["note"] == nil)
  }

  @Test(arguments: [("small", ["Count", "Plain"]), ("large", ["Count", "Keep"])])
  func `a condition chooses the way`(size: String, intents: [String]) {
    var talk = Talk()
    talk.run([
      .set(variable: "size", .fixed(.string(size))), Self.action("Count"),
      .choose(
        .init(.variable("size"), .equal, "small"), then: [Self.action("Plain")],
        otherwise: [Self.action("Keep", ["code": .fixed("x")])]),
    ])
    talk.succeed(.integer(1))
    #expect(talk.performed.map(\.intent) == intents)
  }

  @Test(
    arguments: [
      (NamedShortcut.Condition.Comparison.less, 4, true), (.less, 3, false),
      (.greaterOrEqual, 3, true), (.notEqual, 3, false), (.equal, 3, true),
    ])
  func `numbers are compared`(
    comparison: NamedShortcut.Condition.Comparison, operand: Int, holds: Bool
  ) {
    var talk = Talk()
    talk.run([
      Self.action("Count"),
      .choose(
        .init(.previous, comparison, .int(operand)), then: [Self.action("Plain")], otherwise: []),
    ])
    talk.succeed(.integer(3))
    #expect((talk.performed.count == 2) == holds)
  }

  @Test func `a list is gone through, and its results are a list`() {
    var talk = Talk()
    talk.run([
      Self.action("List"),
      .repeatEach(.previous, steps: [Self.action("Pick", ["size": .repeatItem])]),
      Self.action("Plain"),
    ])
    let sizes = ["small", "large"].map { IntentValue.enumeration(type: "Size", id: $0) }
    talk.succeed(.array(sizes))
    talk.succeed()
    talk.succeed()
    #expect(talk.performed.map(\.intent) == ["List", "Pick", "Pick", "Plain"])
    #expect(talk.performed.compactMap { $0.parameters["size"] } == sizes)
  }

  @Test func `an empty list is nothing to do`() {
    var talk = Talk()
    talk.run([
      Self.action("List"),
      .repeatEach(.previous, steps: [Self.action("Pick", ["size": .repeatItem])]),
    ])
    talk.succeed(.array([]))
    #expect(talk.performed.count == 1)
    #expect(!talk.state.isAsking && !talk.state.isPerforming)
  }

  @Test func `a failure ends it, and what was not run is named`() {
    var talk = Talk()
    talk.run([Self.action("Count"), Self.action("Plain"), Self.action("List")])
    talk.succeed(.integer(1))
    let failure = IntentFailure(reason: "rejected", text: "Refused.", detail: "")
    talk.receive(
      .performed(invocation: talk.performed[1].id, .success(.failed(failure))))
    #expect(talk.performed.count == 2)
    #expect(
      talk.lines.suffix(4) == [
        "Refused.", "= failed rejected",
        "The shortcut ended at action 2, “Plain”. Not run: “List”.",
        "= shortcutEnded 2 of=3",
      ])
    talk.run([Self.action("Plain")])
    #expect(talk.performed.count == 3)
  }

  @Test func `to call the assistant at a question ends it before the new request is read`() {
    var talk = Talk()
    talk.run([Self.action("Pick"), Self.action("Plain")])
    #expect(talk.lines.last?.hasPrefix("= needsInput size") == true)
    talk.receive(.said("hey siri, plain"))
    #expect(talk.lines.last == "= shortcutEnded 1 of=2")
    talk.receive(.recognized(.none(nearest: [])))
    #expect(talk.lines.last == "= failed noMatch")
    #expect(talk.performed.isEmpty)
  }

  @Test func `what an action opens runs before the next action`() {
    var talk = Talk()
    talk.run([Self.action("Plain"), Self.action("List")])
    let opens = NextIntent(intent: "Count", parameters: [:])
    talk.receive(
      .performed(
        invocation: talk.performed[0].id, .success(.succeeded(IntentSuccess(opens: opens)))))
    talk.succeed(.integer(1))
    #expect(talk.performed.map(\.intent) == ["Plain", "Count", "List"])
    #expect(talk.performed.allSatisfy { $0.source == .shortcut })
  }

  @Test func `nothing is begun of a shortcut that cannot run to its end`() {
    var talk = Talk()
    talk.run([Self.action("Plain"), Self.action("Pln")])
    #expect(talk.performed.isEmpty)
    #expect(
      talk.lines == [
        "= shortcut it", "The shortcut “It” can’t run as it is. Nothing was done.",
        "it: /steps/1/action: Cafe has no action Pln. The nearest is Plain.",
        "= failed noSuchIntent",
      ])
  }

  // MARK: Making

  @Test func `a shortcut is made by answers`() {
    var talk = Talk()
    talk.receive(.composing(name: nil))
    #expect(talk.lines == ["What should it be called?"])
    for answer in ["Count and note", "nothing like it", "count", "write note"] {
      talk.receive(.said(answer))
    }
    #expect(
      talk.lines.suffix(4) == [
        "Text: where does it come from?", "1. A fixed value", "2. Ask each time",
        "3. The result of “Count”",
      ])
    talk.receive(.said("3"))
    talk.receive(.said(""))
    #expect(
      talk.stored == [
        NamedShortcut(
          id: "count-and-note", names: ["Count and note"],
          steps: [Self.action("Count"), Self.action("Note", ["text": .previous], app: "Post")])
      ])
    let stored = StoredShortcut(shortcut: talk.stored[0], collisions: [])
    talk.receive(.shortcutStored(.success(stored)))
    #expect(talk.lines.last == "Saved as count-and-note. Say: Count and note")
    #expect(!talk.state.isAsking)
  }

  @Test func `a fixed value is asked for as the parameter is`() {
    var talk = Talk()
    talk.receive(.composing(name: "Two milks"))
    talk.receive(.said("order"))
    talk.receive(.said("fixed"))
    let query = talk.queries.removeLast()
    talk.receive(.found(query: query.0, .success(QueryReply(choices: [Choice(.oatMilk)]))))
    talk.receive(.said("1"))
    let check = talk.queries.removeLast()
    talk.receive(.found(query: check.0, .success(QueryReply(choices: [Choice(.oatMilk)]))))
    talk.receive(.said("1"))
    talk.receive(.said("two"))
    talk.receive(.said("leave it out"))
    talk.receive(.said(""))
    #expect(
      talk.stored.first?.steps == [
        .action(
          .init(
            app: "Cafe", intent: "Order",
            inputs: [.init("item", .fixed("sku_42")), .init("quantity", .fixed(2))]))
      ])
  }

  @Test(arguments: ["cancel", "취소"]) func `making can be cancelled`(_ word: String) {
    var talk = Talk()
    talk.receive(.composing(name: "It"))
    talk.receive(.said(word))
    #expect(talk.lines.last == "= cancelled")
    #expect(talk.stored.isEmpty && !talk.state.isAsking)
  }

  @Test func `a name that cannot be said is asked for again`() {
    var talk = Talk()
    talk.receive(.composing(name: ":help"))
    #expect(talk.lines.last == "What should it be called?")
    #expect(talk.state.isAsking)
  }
}
