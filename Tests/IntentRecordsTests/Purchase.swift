import AppIntents

/// An intent with a parameter of every kind that a record can hold.
struct Purchase: AppIntent {
  static let title: LocalizedStringResource = "Purchase"

  @Parameter(title: "Item") var item: Ware
  @Parameter(title: "Quantity", inclusiveRange: (lowerBound: 1, upperBound: .max))
  var quantity: Int
  @Parameter(title: "Wrapping") var giftWrapping: Wrapping?
  @Parameter(title: "Weight") var weightInKg: Double?
  @Parameter(title: "Express", default: false) var isExpress: Bool
  @Parameter(title: "When") var deliveryDate: Date?
  @Parameter(title: "Link") var linkURL: URL?
  @Parameter(title: "More") var extras: [Ware]?
  @Parameter(title: "Note") var note: String?

  init() {}

  init(item: String, quantity: Int) {
    self.item = Ware(id: item)
    self.quantity = quantity
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct Ware: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ware"
  static let defaultQuery = WareQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "The name of \(id)" }
}

struct WareQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Ware] { identifiers.map(Ware.init) }
}

enum Wrapping: String, AppEnum {
  case paper, bow
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wrapping"
  static let caseDisplayRepresentations: [Wrapping: DisplayRepresentation] = [
    .paper: "Paper", .bow: "Bow",
  ]
}
