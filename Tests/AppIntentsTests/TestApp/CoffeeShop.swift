import AppIntents

/// The data of the test app.
struct CoffeeShop: Sendable {
  var coffees = [
    Coffee(id: "sku_1", name: "Latte", roast: "Dark"),
    Coffee(id: "sku_2", name: "Flat White", roast: "Light"),
  ]
}

struct Coffee: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
  static let defaultQuery = CoffeeQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property var roast: String

  init(id: String, name: String, roast: String) {
    self.id = id
    self.name = name
    self.roast = roast
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(roast)", synonyms: ["my \(name)"])
  }
}

struct CoffeeQuery: EntityStringQuery {
  @Dependency var shop: CoffeeShop

  func entities(for identifiers: [Coffee.ID]) async throws -> [Coffee] {
    shop.coffees.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Coffee] {
    shop.coffees.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [Coffee] { shop.coffees }
}

enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", synonyms: ["big"]),
  ]
}

enum OrderError: Error {
  case rejected(String)
  case closed
}

extension OrderError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .rejected(let reason): "It was not ordered: \(reason)"
    case .closed: "The shop is closed."
    }
  }
}
