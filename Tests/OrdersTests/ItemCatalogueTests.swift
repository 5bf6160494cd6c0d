import Foundation
import OrdersServer
import SQLite
import Testing

@testable import Orders

struct ItemCatalogueTests {
  private func server() throws -> OrdersServer {
    try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
  }

  @Test(arguments: [
    ("oat milk", ["sku_42"]), ("Oat-Milk", ["sku_42"]), ("귀리 우유", ["sku_42"]),
    ("오트밀크", ["sku_42"]), ("오트 밀크", ["sku_42"]), ("oat", ["sku_42"]),
    ("milk", ["sku_42", "sku_43"]), ("granola", ["sku_61", "sku_62"]),
    ("Granola 1 kg", ["sku_62"]), ("그래놀라 500g", ["sku_61"]), ("빵", ["sku_81"]),
    ("oat mil", ["sku_42"]), ("gran", ["sku_61", "sku_62"]), ("귀리우유", ["sku_42"]),
    ("우유", ["sku_42", "sku_43"]), ("커피", ["sku_51"]), ("tea", ["sku_52"]), ("1kg", ["sku_62"]),
    ("tractor", []), ("", []), ("%", []), ("sku_42", []),
    // Too little, or from the middle of a word: a guess.
    ("o", []), ("oa", []), ("m", []), ("ilk", []), ("ranola", []), ("ee", []), ("유", []),
    ("리", []), ("리우유", []), ("귀", []),
  ])
  func `finds items by name in both languages`(_ row: (words: String, ids: [String])) throws {
    let catalogue = try ItemCatalogue(path: ":memory:")
    #expect(try catalogue.items(named: row.words).map(\.id) == row.ids)
  }

  @Test func `finds items by id and makes none up`() throws {
    let catalogue = try ItemCatalogue(path: ":memory:")
    #expect(
      try catalogue.items(ids: ["sku_62", "sku_999", "sku_42"]).map(\.id) == ["sku_62", "sku_42"])
    #expect(try catalogue.items() == CatalogueItem.seed)
  }

  @Test func `keeps what the service says over an opening`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = ItemCatalogue.path(environment: ["XDG_DATA_HOME": folder.path])
    let old = CatalogueItem(
      id: "sku_1", english: .init(title: "Old", subtitle: "", synonyms: []),
      korean: .init(title: "옛것", subtitle: "", synonyms: []))
    let catalogue = try ItemCatalogue(path: path, seed: [old])
    let server = try server()
    let api = OrdersAPI(OrdersAddress(server.url))
    #expect(try await catalogue.refresh(from: api))
    #expect(try await !catalogue.refresh(from: api))
    #expect(try ItemCatalogue(path: path).items() == CatalogueItem.seed)
    #expect(try catalogue.items(named: "old").isEmpty)
  }

  @Test func `stays as it is when the service does not answer`() async throws {
    let server = try server()
    server.stop()
    let catalogue = try ItemCatalogue(path: ":memory:")
    #expect(try await !catalogue.refresh(from: OrdersAPI(OrdersAddress(server.url))))
    #expect(try catalogue.items() == CatalogueItem.seed)
  }

  @Test(arguments: [
    "", "{}", #"{"items":{}}"#, #"{"items":[{"id":"a"}]}"#,
    #"{"items":[{"id":"a","title":{"en":"A","ko":"가"}},{"id":"a","title":{"en":"B","ko":"나"}}]}"#,
  ])
  func `takes no list that is none`(_ text: String) {
    #expect(CatalogueItem.list(Array(text.utf8)) == nil)
  }
}
