public import AppIntents

/// A thing that can be ordered: people name it, orders hold its id.
public struct OrderItem: AppEntity, Hashable {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
  public static let defaultQuery = OrderItemQuery()

  /// The item as the catalogue has it.
  let item: CatalogueItem

  /// The item's id, the same whatever it is called.
  public var id: String { item.id }

  /// Makes the entity of an item.
  init(_ item: CatalogueItem) {
    self.item = item
  }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(item, format: .itemTitle)", subtitle: "\(item, format: .itemSubtitle)",
      synonyms: synonyms.map { "\($0)" })
  }

  /// All names in all languages: people mix them.
  private var synonyms: [String] {
    let names = item.allNames
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
