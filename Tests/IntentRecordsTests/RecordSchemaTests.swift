import Foundation
import JSON
import Testing

@testable import IntentRecords

struct RecordSchemaTests {
  @Test func `is derived as strictly as the intent declares`() throws {
    let schema = try RecordSchema(describing: Purchase.self)
    let document = try JSONValue(parsing: schema.document)
    #expect(document["additionalProperties"] == false)
    #expect(document["properties"]?["intent"] == ["const": "Purchase"])
    #expect(document["properties"]?["source"] == ["enum": ["siri", "shortcut", "app"]])
    let parameters = try #require(document["properties"]?["parameters"])
    #expect(parameters["additionalProperties"] == false)
    #expect(parameters["required"] == ["item_id", "quantity", "is_express"])
    #expect(parameters["properties"]?["item_id"]?["minLength"] == 1)
    #expect(parameters["properties"]?["quantity"] == ["type": "integer", "minimum": 1])
    #expect(parameters["properties"]?["gift_wrapping"] == ["enum": ["paper", "bow"]])
    #expect(parameters["properties"]?["delivery_date"]?["format"] == "date-time")
    #expect(parameters["properties"]?["extras_ids"]?["type"] == "array")
  }

  @Test(arguments: [
    ("{", RecordSchemaError.malformed(line: 1, column: 2)),
    (#"{"type":"object",}"#, .malformed(line: 1, column: 17)),
  ])
  func `is refused where it is no JSON`(_ text: String, _ error: RecordSchemaError) {
    #expect(throws: error) { try RecordSchema(Array(text.utf8)) }
  }

  @Test func `is refused where it is no schema, or no file`() {
    #expect(throws: RecordSchemaError.self) {
      try RecordSchema(Array(#"{"type":"banana"}"#.utf8))
    }
    #expect(throws: RecordSchemaError.unreadable(name: "nothing.json")) {
      try RecordSchema(contentsOf: URL(fileURLWithPath: "/nonexistent/nothing.json"))
    }
  }
}
