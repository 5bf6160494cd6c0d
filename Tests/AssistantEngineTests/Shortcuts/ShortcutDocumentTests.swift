import AssistantEngine
import ExtensionProtocol
import JSON
import Testing

/// A file of a shortcut as a person may have left it, and what is said of it.
struct HandMadeMistake: CustomTestStringConvertible {
  var text: String
  /// The place and the beginning of the sentence.
  var said: String
  var testDescription: String { said }

  init(_ text: String, _ said: String) {
    self.text = text
    self.said = said
  }
}

struct ShortcutDocumentTests {
  private static let order = """
    {
      "version": 1,
      "names": ["Morning order", "아침 주문"],
      "steps": [
        {
          "app": "Cafe",
          "action": "Order",
          "parameters": {
            "item": {
              "fixed": "sku_42"
            },
            "quantity": "ask"
          }
        }
      ]
    }

    """

  private static func steps(_ steps: String) -> String {
    "{\"version\": 1, \"names\": [\"Order\"],\n\"steps\": [\n\(steps)]}"
  }

  private static func action(_ inputs: String) -> String {
    steps("{\"app\": \"Cafe\", \"action\": \"Order\", \"parameters\": {\(inputs)}}")
  }

  private static let number = #"{"app": "Cafe", "action": "Count"}"#

  /// What is said of a file: everything that keeps it from being stored.
  private func said(_ text: String, _ language: String = "en") -> [String] {
    let wording = ShortcutWordings.of(language)
    do throws(ShortcutProblems) {
      let document = try ShortcutDocument(Array(text.utf8), id: "order")
      let apps = ["Cafe": ShortcutFixture.metadata, "Post": ShortcutFixture.post]
      let problems = ShortcutCheck.problems(of: document.shortcut, apps: apps)
      throw ShortcutProblems(problems, in: document.bytes)
    } catch {
      return error.list.map { wording.line($0, file: "order.json") }
    }
  }

  static let mistakes = [
    // No JSON.
    HandMadeMistake("", "order.json:1:1: not JSON: the text ends too early."),
    HandMadeMistake(
      #"{"version": 1, "names": ["A b"], "steps": [],}"#,
      "order.json:1:45: not JSON: there is a comma with nothing after it."),
    HandMadeMistake(
      "{\"version\": 1,\n \"version\": 1}",
      "order.json:2:2: not JSON: the name “version” is given twice."),
    // Not the form.
    HandMadeMistake("[]", "order.json:1:1: this is an array; an object is allowed."),
    HandMadeMistake(
      #"{"names": ["A b"], "steps": []}"#, "order.json:1:1: “version” is missing."),
    HandMadeMistake(
      #"{"version": 2, "names": ["A b"], "steps": []}"#,
      "order.json:1:13: /version: this is version 2, of another Behest"),
    HandMadeMistake(
      #"{"version": 1, "names": "A b", "steps": []}"#,
      "order.json:1:25: /names: this is a string; an array is allowed."),
    HandMadeMistake(
      #"{"version": 1, "names": ["A b"], "steps": []}"#,
      "order.json:1:43: /steps: this has 0 items; at least 1 must be there."),
    HandMadeMistake(
      #"{"version": 1, "name": "A b", "names": ["A b"], "steps": [\#(number)]}"#,
      "order.json:1:"),
    HandMadeMistake(
      steps(#"{"action": "Order"}"#), "order.json:3:1: /steps/0: “app” is missing."),
    HandMadeMistake(
      steps(#"{"app": "Cafe", "action": "Order", "paramters": {}}"#), "order.json:3:"),
    HandMadeMistake(
      action(#""quantity": "asked""#),
      "order.json:3:63: /steps/0/parameters/quantity: this is not one of the values allowed: "
        + #""ask", "previous", "repeatItem"."#),
    HandMadeMistake(action(#""quantity": {"fix": 2}"#), "order.json:3:63: "),
    HandMadeMistake(action(#""quantity": 2"#), "order.json:3:63: "),
    HandMadeMistake(
      steps(#"{"set": "a", "to": "ask"}"#),
      "order.json:3:20: /steps/0/to: this is not one of the values allowed"),
    HandMadeMistake(
      steps(#"{"if": {"value": "previous", "is": "equal"}, "then": []}"#),
      "order.json:3:8: /steps/0/if: “to” is missing."),
    // Names.
    HandMadeMistake(
      #"{"version": 1, "names": [" "], "steps": [\#(number)]}"#,
      "order.json:1:26: /names/0: a name can’t be empty."),
    HandMadeMistake(
      #"{"version": 1, "names": [":order"], "steps": [\#(number)]}"#,
      "order.json:1:26: /names/0: “:order” can’t be a name"),
    HandMadeMistake(
      #"{"version": 1, "names": ["A b", "A b"], "steps": [\#(number)]}"#,
      "order.json:1:33: /names/1: the name “A b” is there twice."),
    // Not what the apps have.
    HandMadeMistake(
      steps(#"{"app": "Caffe", "action": "Order"}"#),
      "order.json:3:9: /steps/0/app: there is no app “Caffe”. The nearest is Cafe."),
    HandMadeMistake(
      steps(#"{"app": "Cafe", "action": "Ordr"}"#),
      "order.json:3:27: /steps/0/action: Cafe has no action Ordr. The nearest is Order."),
    HandMadeMistake(
      steps(#"{"app": "Cafe", "action": "Note"}"#),
      "order.json:3:27: /steps/0/action: Cafe has no action Note. The nearest is Note (Post)."),
    HandMadeMistake(
      action(#""count": "ask""#),
      "order.json:3:60: /steps/0/parameters/count: Order has no parameter “count”. It has item, "),
    // Values that do not fit.
    HandMadeMistake(
      action(#""quantity": {"fixed": "two"}"#),
      "order.json:3:73: /steps/0/parameters/quantity/fixed: this is not a whole number."),
    HandMadeMistake(
      action(#""quantity": {"fixed": 2.5}"#),
      "order.json:3:73: /steps/0/parameters/quantity/fixed: this is not a whole number."),
    HandMadeMistake(
      action(#""quantity": {"fixed": 0}"#),
      "order.json:3:73: /steps/0/parameters/quantity/fixed: the number must be 1 or more."),
    HandMadeMistake(
      steps(
        #"{"app": "Cafe", "action": "Pick", "parameters": {"size": {"fixed": "Small"}}}"#),
      "order.json:3:68: /steps/0/parameters/size/fixed: there is no case “Small”. "
        + "Use one of small, large."),
    // Connections that do not fit.
    HandMadeMistake(
      action(#""note": "previous""#),
      "order.json:3:59: /steps/0/parameters/note: nothing comes before this."),
    HandMadeMistake(
      steps(
        #"{"app": "Cafe", "action": "Plain"}, {"app": "Cafe", "action": "Order", "#
          + #""parameters": {"note": "previous"}}"#),
      "order.json:3:95: /steps/1/parameters/note: Plain, which comes before this, has no result."
    ),
    HandMadeMistake(
      steps(
        #"\#(number), {"app": "Cafe", "action": "Pick", "parameters": {"size": "previous"}}"#),
      "order.json:3:94: /steps/1/parameters/size: this gives a whole number, "
        + "and a case of Size is needed."),
    HandMadeMistake(
      steps(
        #"\#(number), {"app": "Cafe", "action": "Keep", "parameters": {"code": "previous"}}"#),
      "order.json:3:94: /steps/1/parameters/code: the app doesn’t let “code” be connected."),
    HandMadeMistake(
      action(#""note": {"variable": "x"}"#),
      "order.json:3:59: /steps/0/parameters/note: the variable “x” is not set before this."),
    HandMadeMistake(
      action(#""note": "repeatItem""#),
      "order.json:3:59: /steps/0/parameters/note: \"repeatItem\" has a meaning only inside"),
    HandMadeMistake(
      steps(#"\#(number), {"repeat": "previous", "do": [\#(number)]}"#),
      "order.json:3:48: /steps/1/repeat: a list is needed to repeat over"),
    HandMadeMistake(
      steps(#"{"repeat": {"fixed": [1, "a"]}, "do": [\#(number)]}"#),
      "order.json:3:22: /steps/0/repeat/fixed: a list needs items, all of one kind."),
    HandMadeMistake(
      steps(
        #"\#(number), {"if": {"value": "previous", "is": "containing", "to": "1"}, "then": []}"#),
      "order.json:3:72: /steps/1/if/is: “containing” can’t be asked of a whole number."),
    HandMadeMistake(
      steps(
        #"\#(number), {"if": {"value": "previous", "is": "greater", "to": "x"}, "then": []}"#),
      "order.json:3:89: /steps/1/if/to: this is not a number."),
    HandMadeMistake(
      steps(
        #"\#(number), {"if": {"value": "previous", "is": "greater", "to": 1}, "then": "#
          + #"[{"app": "Cafe", "action": "Plain"}]}, "#
          + #"{"app": "Cafe", "action": "Order", "parameters": {"note": "previous"}}"#),
      "order.json:3:198: /steps/2/parameters/note: what comes before this depends on the if"),
  ]

  @Test(arguments: mistakes) func `a mistake is named with its place`(_ mistake: HandMadeMistake) {
    let said = said(mistake.text)
    #expect(said.count >= 1)
    #expect(said.first?.hasPrefix(mistake.said) == true, "\(said)")
  }

  @Test(arguments: mistakes) func `every mistake has a Korean sentence`(_ mistake: HandMadeMistake)
  {
    let korean = said(mistake.text, "ko")
    #expect(korean.count == said(mistake.text).count)
    #expect(korean.allSatisfy { line in line.contains { $0 >= "가" && $0 <= "힣" } }, "\(korean)")
  }

  @Test func `a good file has nothing wrong`() { #expect(said(Self.order).isEmpty) }

  @Test func `what is written is read again, byte for byte`() throws {
    let document = try ShortcutDocument(Array(Self.order.utf8), id: "order")
    #expect(document.shortcut.names == ["Morning order", "아침 주문"])
    #expect(document.bytes == Array(Self.order.utf8))
    let written = ShortcutDocument(document.shortcut)
    #expect(try ShortcutDocument(written.bytes, id: "order").shortcut == document.shortcut)
  }

  @Test func `each step has its form`() throws {
    let shortcut = NamedShortcut(
      id: "all", names: ["All steps"],
      steps: [
        .action(.init(app: "Cafe", intent: "List")),
        .set(variable: "sizes", .previous),
        .repeatEach(
          .variable("sizes"),
          steps: [
            .choose(
              .init(.repeatItem, .equal, "small"),
              then: [
                .action(.init(app: "Cafe", intent: "Pick", inputs: [.init("size", .repeatItem)]))
              ],
              otherwise: [
                .action(.init(app: "Cafe", intent: "Pick", inputs: [.init("size", .ask)]))
              ])
          ]),
      ])
    let document = ShortcutDocument(shortcut)
    #expect(try ShortcutDocument(document.bytes, id: "all").shortcut == shortcut)
    #expect(ShortcutCheck.problems(of: shortcut, apps: ["Cafe": ShortcutFixture.metadata]).isEmpty)
  }

  @Test(
    arguments: [
      ("Morning order", "morning-order"), ("예약내역 저장", "shortcut"), ("2", "shortcut"),
      ("  A!b  ", "a-b"),
    ])
  func `an id is like the name`(name: String, id: String) {
    #expect(ShortcutID.like(name) == id)
    #expect(ShortcutID.isValid(id))
  }
}
