import AppIntents
import Foundation
import JSON

/// What an order is about, for a person: so many of an item.
struct OrderLine: Hashable, Sendable {
  let quantity: Int
  /// The item; `nil` when the catalogue has it no more.
  let item: CatalogueItem?
  /// The item's id, which stands in for a name that is lost.
  let itemID: String
  let size: Size?

  init(quantity: Int, item: CatalogueItem, size: Size?) {
    self.quantity = quantity
    self.item = item
    itemID = item.id
    self.size = size
  }

  /// Reads the parameters of an order that was entered in the outbox.
  init?(parameters: [UInt8], item find: (_ id: String) -> CatalogueItem?) {
    guard let document = try? JSONValue(parsing: parameters),
      let itemID = document["item_id"]?.string, let quantity = document["quantity"]?.int
    else { return nil }
    self.quantity = quantity
    self.itemID = itemID
    item = find(itemID)
    size = document["size"]?.string.flatMap(Size.init(rawValue:))
  }
}

/// An order's line in the language of the text around it: “2 × Oat milk”, “귀리 우유 2개”.
struct OrderLineStyle: FormatStyle, Sendable {
  var locale = Locale.current

  func format(_ line: OrderLine) -> String {
    let name = line.item.map { ItemName(part: .title, locale: locale).format($0) } ?? line.itemID
    let isKorean = locale.language.languageCode == .korean
    guard let size = line.size.map(sizeName) else {
      return isKorean ? "\(name) \(line.quantity)개" : "\(line.quantity) × \(name)"
    }
    return isKorean
      ? "\(name)(\(size)) \(line.quantity)개" : "\(line.quantity) × \(name) (\(size.lowercased()))"
  }

  private func sizeName(_ size: Size) -> String {
    var name = size.localizedStringResource
    name.locale = locale
    return String(localized: name)
  }

  func locale(_ locale: Locale) -> OrderLineStyle { OrderLineStyle(locale: locale) }
}

extension FormatStyle where Self == OrderLineStyle {
  static var orderLine: OrderLineStyle { OrderLineStyle() }
}
