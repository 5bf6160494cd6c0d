import JSON

/// A thing that can be ordered, as the catalogue knows it.
struct CatalogueItem: Hashable, Sendable {
  /// The words of a thing in a language.
  struct Names: Hashable, Sendable {
    let title: String
    /// What tells it from others of its title.
    let subtitle: String
    let synonyms: [String]
  }

  /// The item's id, the same for ever.
  let id: String
  let english: Names
  let korean: Names

  /// The names that people may say, in any language: people mix them.
  var allNames: [String] {
    [english, korean].flatMap { [$0.title] + $0.synonyms + ["\($0.title) \($0.subtitle)"] }
  }
}

extension CatalogueItem {
  /// Reads the service's list; `nil` for what is none, or has an item without a name.
  static func list(_ bytes: [UInt8]) -> [CatalogueItem]? {
    guard let document = try? JSONValue(parsing: bytes, limits: .record),
      let elements = document["items"]?.array
    else { return nil }
    let items = elements.compactMap(CatalogueItem.init)
    return items.count == elements.count && Set(items.map(\.id)).count == items.count ? items : nil
  }

  private init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, !id.isEmpty,
      let english = Names(json, language: "en"), let korean = Names(json, language: "ko")
    else { return nil }
    self.init(id: id, english: english, korean: korean)
  }
}

extension CatalogueItem.Names {
  fileprivate init?(_ item: JSONValue, language: String) {
    guard let title = item["title"]?[language]?.string, !title.isEmpty else { return nil }
    self.init(
      title: title, subtitle: item["subtitle"]?[language]?.string ?? "",
      synonyms: item["synonyms"]?[language]?.array?.compactMap(\.string) ?? [])
  }
}
