import AssistantREPL
import Testing

struct ShortcutRequestTests {
  private static func order(_ options: [(String, String)]) -> ShortcutRequest.ActionWords {
    .init(action: "StartOrder", options: options.map { .init(name: $0.0, value: $0.1) })
  }

  static let requests: [([String], ShortcutRequest)] = [
    ([], .list), (["list"], .list), (["new"], .new(name: nil, actions: [])),
    (["new", "아침 우유"], .new(name: "아침 우유", actions: [])),
    (
      ["new", "Milk", "StartOrder", "--item-id", "sku_42", "--quantity=ask"],
      .new(name: "Milk", actions: [order([("item-id", "sku_42"), ("quantity", "ask")])])
    ),
    (
      ["new", "Two", "StartOrder", "then", "StartOrder", "--note", "previous"],
      .new(name: "Two", actions: [order([]), order([("note", "previous")])])
    ),
    (["show", "Milk"], .show("Milk")), (["run", "Milk"], .run("Milk")),
    (["remove", "Milk"], .remove("Milk")), (["edit", "Milk"], .edit("Milk", file: nil)),
    (["edit", "Milk", "f.json"], .edit("Milk", file: "f.json")),
    (["export", "Milk", "f.json"], .export("Milk", file: "f.json")),
    (["import", "f.json"], .importing(file: "f.json")), (["schema"], .schema),
  ]

  @Test(arguments: requests)
  func `words are read`(words: [String], request: ShortcutRequest) throws {
    #expect(
      try CommandLineParser.parse(["shortcut"] + words).command == .shortcut(request))
  }

  @Test(
    arguments: [
      ["tell"], ["show"], ["import"], ["list", "more"], ["run", "a", "b"],
      ["export", "a", "b", "c"],
      ["new", "Milk", "StartOrder", "--item-id"], ["new", "Milk", "StartOrder", "then"],
      ["new", "Milk", "then", "StartOrder"], ["new", "Milk", "StartOrder", "StartOrder"],
      ["new", "--item-id", "x"],
    ])
  func `what is no request is refused`(words: [String]) {
    #expect(throws: CommandLineError.self) {
      try CommandLineParser.parse(["shortcut"] + words)
    }
  }

  @Test func `options of Behest stay its own`() throws {
    let request = try CommandLineParser.parse(["shortcut", "--json", "list", "--locale", "ko"])
    #expect(request.command == .shortcut(.list))
    #expect(request.options.isJSON && request.options.locale == "ko")
  }
}
