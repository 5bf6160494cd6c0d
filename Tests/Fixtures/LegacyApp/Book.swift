import AppIntents

@available(iOS 16.0, macOS 13.0, *)
struct Book: AppEntity {
  static var typeDisplayName: LocalizedStringResource = "Book"
  static var defaultQuery = BookQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Read") var readOn: Date?

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name), subtitle: "A book",
      image: .init(systemName: "book"))
  }
}

actor BookQuery: EntityStringQuery {
  @Dependency private var library: Library

  init() {}

  func entities(for identifiers: [UUID]) async throws -> [Book] {
    library.books.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> IntentItemCollection<Book> {
    ItemCollection {
      ItemSection("All", items: library.books.map { IntentItem($0, title: "\($0.name)!") })
    }
  }

  func entities(matching string: String) async throws -> ItemCollection<Book> {
    ItemCollection(items: library.books.filter { $0.name.contains(string) })
  }
}

enum Shelf: Int, AppEnum {
  case top = 1
  case bottom

  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: .init("shelf_type", defaultValue: "Shelf"))
  static var caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .top: .init(title: "Top", image: .init(systemName: "arrow.up")),
    .bottom: DisplayRepresentation(title: .init("shelf_bottom", defaultValue: "Bottom")),
  ]
}

struct Review: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Review"
  @Property(title: "Stars") var stars: Int

  init() { stars = 5 }

  var displayRepresentation: DisplayRepresentation { "\(stars) stars" }
}
