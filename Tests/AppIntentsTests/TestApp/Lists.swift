import AppIntents

struct LongListEntity: AppEntity {
  static let count = 12_000
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Long"
  static let defaultQuery = LongListQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation {
    "\(String(repeating: "long ", count: 10))\(String(id))"
  }
}

struct LongListQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [LongListEntity] {
    (0..<LongListEntity.count).map { LongListEntity(id: $0) }
  }
}

struct LongListIntent: AppIntent {
  static let title: LocalizedStringResource = "Long"
  @Parameter(title: "One") var one: LongListEntity

  func perform() async throws -> some IntentResult { .result() }
}

struct StreetOptions: DynamicOptionsProvider {
  @IntentParameterDependency<ListIntent>(\.$city) var intent

  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Which street?") {
      ItemSection("All") {
        Item("1", title: "First")
        if let intent { Item("\(intent.city)-ro") }
      }
    }
  }

  func defaultResult() async -> String? { "1" }
}

struct ListIntent: AppIntent {
  static let title: LocalizedStringResource = "List"
  @Parameter(title: "City") var city: String
  @Parameter(title: "Street", optionsProvider: StreetOptions()) var street: String

  func perform() async throws -> some IntentResult { .result() }
}

struct BrokenEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Broken"
  static let defaultQuery = BrokenQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BrokenQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [BrokenEntity] {
    throw OrderError.closed
  }
  func suggestedEntities() async throws -> [BrokenEntity] { throw OrderError.closed }
}

struct BrokenQueryIntent: AppIntent {
  static let title: LocalizedStringResource = "Broken"
  @Parameter(title: "Thing") var thing: BrokenEntity

  func perform() async throws -> some IntentResult { .result() }
}
