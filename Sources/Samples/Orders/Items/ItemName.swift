import Foundation

/// What an item is called in the language of the text around it.
struct ItemName: FormatStyle, Sendable {
  /// Which of an item's names.
  enum Part: String, Codable, Sendable {
    case title
    /// What tells it from others of its title.
    case subtitle
  }

  let part: Part
  var locale = Locale.current

  func format(_ item: CatalogueItem) -> String {
    let isKorean = locale.language.languageCode == .korean
    let names = isKorean ? item.korean : item.english
    return switch part {
    case .title: names.title
    case .subtitle: names.subtitle
    }
  }

  func locale(_ locale: Locale) -> ItemName { ItemName(part: part, locale: locale) }
}

extension FormatStyle where Self == ItemName {
  static var itemTitle: ItemName { ItemName(part: .title) }
  static var itemSubtitle: ItemName { ItemName(part: .subtitle) }
}
