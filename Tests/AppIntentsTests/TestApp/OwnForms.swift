import AppIntents

// Every form of every initializer of a parameter, as apps write them.

struct EnumForms: AppIntent {
  static let title: LocalizedStringResource = "Enum"

  @Parameter var p0: Size
  @Parameter(title: "T") var p1: Size
  @Parameter(title: "T") var p2: Size?
  @Parameter(title: "T") var p3: [Size]
  @Parameter(title: "T") var p4: [Size]?
  @Parameter(description: "D") var p5: Size
  @Parameter(requestValueDialog: "Q") var p6: Size?
  @Parameter(
    title: "T", description: "D", default: .small, requestValueDialog: "Q",
    requestDisambiguationDialog: "W", inputConnectionBehavior: .never) var p7: Size
  @Parameter(
    description: "D", default: .small, requestValueDialog: "Q", requestDisambiguationDialog: "W",
    inputConnectionBehavior: .never) var p8: Size
  @Parameter(title: "T", default: [.small], requestValueDialog: "Q") var p9: [Size]
  @Parameter(
    title: "T", description: "D", default: .small, requestValueDialog: "Q",
    requestDisambiguationDialog: "W", inputConnectionBehavior: .never, optionsProvider: Sizes())
  var p10: Size
  @Parameter(optionsProvider: Sizes()) var p11: Size
  @Parameter(title: "T", optionsProvider: Sizes()) var p12: Size?
  @Parameter(title: "T", supportedValues: [.large]) var p13: Size
  @Parameter(default: .large, supportedValues: [.large]) var p14: Size?

  func perform() async throws -> some IntentResult { .result() }
}

struct Sizes: DynamicOptionsProvider {
  func results() async throws -> [Size] { [.large] }
}

struct EntityForms: AppIntent {
  static let title: LocalizedStringResource = "Entity"

  @Parameter var p0: Coffee
  @Parameter(title: "T") var p1: Coffee
  @Parameter(title: "T") var p2: Coffee?
  @Parameter(title: "T") var p3: [Coffee]
  @Parameter(title: "T") var p4: [Coffee]?
  @Parameter(description: "D") var p5: Coffee
  @Parameter(requestValueDialog: "Q") var p6: Coffee?
  @Parameter(
    title: "T", description: "D", default: Coffee(id: "sku_1", name: "Latte", roast: "Dark"),
    requestValueDialog: "Q", requestDisambiguationDialog: "W", inputConnectionBehavior: .never)
  var p7: Coffee
  @Parameter(
    description: "D", default: Coffee(id: "sku_1", name: "Latte", roast: "Dark"),
    requestValueDialog: "Q", requestDisambiguationDialog: "W", inputConnectionBehavior: .never)
  var p8: Coffee
  @Parameter(
    title: "T", default: [Coffee(id: "sku_1", name: "Latte", roast: "Dark")],
    requestValueDialog: "Q") var p9: [Coffee]
  @Parameter(
    title: "T", description: "D", default: Coffee(id: "sku_1", name: "Latte", roast: "Dark"),
    requestValueDialog: "Q", requestDisambiguationDialog: "W", inputConnectionBehavior: .never,
    optionsProvider: Coffees()) var p10: Coffee
  @Parameter(optionsProvider: Coffees()) var p11: Coffee
  @Parameter(title: "T", optionsProvider: Coffees()) var p12: Coffee?
  @Parameter(title: "T", query: OtherCoffeeQuery()) var p13: Coffee
  @Parameter(requestDisambiguationDialog: "W", query: OtherCoffeeQuery()) var p14: Coffee?
  @Parameter(title: "T", size: 3) var p15: [Coffee]
  @Parameter(title: "T", size: [.systemSmall: .init(min: 1, max: 4)]) var p16: [Coffee]?
  @Parameter(size: .init(exactly: 2), query: OtherCoffeeQuery()) var p17: [Coffee]

  func perform() async throws -> some IntentResult { .result() }
}

struct Coffees: DynamicOptionsProvider {
  func results() async throws -> [Coffee] { CoffeeShop().coffees }
}

struct OtherCoffeeQuery: EntityQuery {
  func entities(for identifiers: [Coffee.ID]) async throws -> [Coffee] {
    identifiers.map { Coffee(id: $0, name: "Other", roast: "Any") }
  }
}
