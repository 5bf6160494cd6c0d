import FaultProxy
import Foundation
import JSON
import JSONSchema
import Testing

@testable import IntentRecords
@testable import Orders

/// The second seed document's own schema and checks.
struct SeedContractTests {
  private let schema: RecordSchema

  init() throws {
    schema = try OrdersServices.publishedSchema()
  }

  @Test func `ships the document's schema as it is`() throws {
    let seed = OrdersApp.root.appending(path: "../shared/seeds/001_c0f95e00f159d83c.txt")
    guard let text = try? String(contentsOf: seed, encoding: .utf8) else {
      print("skipped: no shared data")
      return
    }
    #expect(text.contains(String(decoding: schema.document, as: UTF8.self)))
  }

  @Test func `allows the document's record`() throws {
    let record =
      #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1},"#
      + #""resolved":true}"#
    #expect(schema.schema.accepts(try JSONValue(parsing: record.utf8)))
    #expect(
      try RecordSchema(describing: StartOrder.self).schema.accepts(
        try JSONValue(parsing: record.utf8)))
  }

  @Test(arguments: [
    #"{"source":"siri","parameters":{"item_id":"sku_42","quantity":1},"resolved":true}"#,
    #"{"intent":"StartOrder","source":"siri","parameters":{"quantity":1},"resolved":true}"#,
    #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"","quantity":1},"resolved":true}"#,
    #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":0},"resolved":true}"#,
    #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1.5},"resolved":true}"#,
    #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1},"resolved":true,}"#,
    #"{"intent":"StartOrder","intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1},"resolved":true}"#,
  ])
  func `refuses what the document refuses, before anything is sent`(_ text: String) async throws {
    let app = try OrdersApp()
    let rejection = Result { try app.services.startOrder.validated(Array(text.utf8)) }
    #expect(throws: RecordRejection.self) { try rejection.get() }
    #expect(throws: RecordRejection.self) {
      try app.services.startOrder.admit(bytes: Array(text.utf8))
    }
    #expect(app.proxy.connections == 0)
  }
}
