import JSON
import JSONSchema
import Testing

struct SchemaTests {
  private func schema(_ text: String) throws -> Schema {
    try Schema(JSONValue(parsing: text.utf8))
  }

  /// The seed document's own schema of an order's record.
  static let order = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "additionalProperties": false,
      "required": ["intent", "source", "parameters", "resolved"],
      "properties": {
        "intent": { "type": "string", "minLength": 1 },
        "source": { "enum": ["siri", "shortcut", "app"] },
        "resolved": { "type": "boolean" },
        "parameters": {
          "type": "object",
          "required": ["item_id", "quantity"],
          "properties": {
            "item_id": { "type": "string", "minLength": 1 },
            "quantity": { "type": "integer", "minimum": 1 }
          }
        }
      }
    }
    """

  @Test(
    arguments: [
      (#""item_id":"sku_42","quantity":1"#, true), (#""item_id":"sku_42","quantity":1.0"#, true),
      (#""item_id":"sku_42","quantity":2e1"#, true), (#""item_id":"sku_42","quantity":0"#, false),
      (#""item_id":"sku_42","quantity":1.5"#, false), (#""item_id":"","quantity":1"#, false),
      (#""quantity":1"#, false), (#""item_id":42,"quantity":1"#, false),
      (#""item_id":"sku_42","quantity":true"#, false),
      (#""item_id":"sku_42","quantity":1,"note":"x""#, true),
    ])
  func `checks the seed document's record`(_ parameters: String, _ isValid: Bool) throws {
    let record =
      #"{"intent":"StartOrder","source":"siri","parameters":{\#(parameters)},"resolved":true}"#
    let schema = try schema(Self.order)
    #expect(schema.accepts(try JSONValue(parsing: record.utf8)) == isValid)
  }

  @Test func `compares strings and names by their bytes`() throws {
    let composed = "\u{AC00}"
    let jamo = "\u{1100}\u{1161}"
    let constant = try schema(#"{"const":"\#(composed)"}"#)
    #expect(constant.accepts(.string(composed)))
    #expect(!constant.accepts(.string(jamo)))
    let required = try schema(#"{"required":["\#(composed)"],"additionalProperties":true}"#)
    #expect(!required.accepts(.object(JSONObject([(jamo, 1)]))))
    let properties = try schema(
      #"{"properties":{"\#(composed)":true},"additionalProperties":false}"#)
    #expect(!properties.accepts(.object(JSONObject([(jamo, 1)]))))
    let unique = try schema(#"{"uniqueItems":true}"#)
    #expect(unique.accepts([.string(composed), .string(jamo)]))
  }

  @Test(arguments: [3, 40])
  func `finds properties in short and in long lists`(_ count: Int) throws {
    let names = (0..<count).map { #""k\#($0)":{"const":\#($0)}"# }.joined(separator: ",")
    let schema = try schema(#"{"properties":{\#(names)},"additionalProperties":false}"#)
    for number in 0..<count {
      #expect(schema.accepts(.object(JSONObject([("k\(number)", .int(number))]))))
      #expect(!schema.accepts(.object(JSONObject([("k\(number)", .int(-1))]))))
    }
    #expect(!schema.accepts(["other": 1]))
  }

  @Test func `counts scalars, not bytes and not characters`() throws {
    let schema = try schema(#"{"minLength":2,"maxLength":2}"#)
    #expect(schema.accepts("한글"))
    #expect(schema.accepts("e\u{301}"))
    #expect(!schema.accepts("\u{1F600}"))
  }

  @Test func `loses no digit`() throws {
    let schema = try schema(#"{"maximum":9007199254740992,"not":{"const":0.1}}"#)
    for (literal, isValid) in [
      ("9007199254740992", true), ("9007199254740993", false), ("9007199254740992.5", false),
      ("1e400", false), ("0.1", false), ("0.10000000000000000001", true), ("-1e400", true),
    ] {
      #expect(schema.accepts(try JSONValue(parsing: literal.utf8)) == isValid, "\(literal)")
    }
  }

  @Test func `reaches only the documents that it was given`() throws {
    let document: JSONValue = ["$ref": "https://example.com/name.json#/$defs/short"]
    #expect(throws: SchemaError.self) { try Schema(document) }
    var library = SchemaLibrary()
    library.add(["$defs": ["short": ["maxLength": 3]]], at: "https://example.com/name.json")
    let schema = try Schema(document, library: library)
    #expect(schema.accepts("abc"))
    #expect(!schema.accepts("abcd"))
  }

  @Test func `resolves references against the document's address`() throws {
    var library = SchemaLibrary()
    library.add(["type": "string"], at: "https://example.com/a/name.json")
    let document: JSONValue = ["properties": ["n": ["$ref": "../a/name.json"]]]
    let schema = try Schema(document, at: "https://example.com/b/x.json", library: library)
    #expect(schema.accepts(["n": "x"]))
    #expect(!schema.accepts(["n": 1]))
  }

  @Test func `asserts formats on demand`() throws {
    let document: JSONValue = ["format": "date"]
    #expect(try Schema(document).accepts("tomorrow"))
    #expect(try !Schema(document, assertsFormats: true).accepts("tomorrow"))
    #expect(try Schema(document, assertsFormats: true).accepts(5))
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let error: SchemaError

    init(_ text: String, _ error: SchemaError) {
      self.text = text
      self.error = error
    }

    var testDescription: String { text }
  }

  @Test(
    arguments: [
      Refusal(#""text""#, .malformed(keyword: "", at: "#", expected: .schema)),
      Refusal(#"{"minLength":"1"}"#, .malformed(keyword: "minLength", at: "#", expected: .number)),
      Refusal(#"{"minLength":-1}"#, .malformed(keyword: "minLength", at: "#", expected: .count)),
      Refusal(#"{"type":"text"}"#, .malformed(keyword: "type", at: "#", expected: .typeNames)),
      Refusal(
        #"{"multipleOf":0}"#, .malformed(keyword: "multipleOf", at: "#", expected: .positiveNumber)),
      Refusal(#"{"anyOf":[]}"#, .malformed(keyword: "anyOf", at: "#", expected: .schemas)),
      Refusal(
        #"{"properties":{"a":{"required":"a"}}}"#,
        .malformed(keyword: "required", at: "#/properties/a", expected: .strings)),
      Refusal(##"{"$ref":"#/$defs/a"}"##, .unresolved(reference: "#/$defs/a", at: "#")),
      Refusal(
        #"{"$ref":"file:///etc/passwd"}"#,
        .unresolved(reference: "file:///etc/passwd", at: "#")),
      Refusal(##"{"$ref":"#"}"##, .endlessReference(at: "#")),
      Refusal(
        ##"{"$ref":"#/$defs/a","$defs":{"a":{"allOf":[{"$ref":"#"}]}}}"##,
        .endlessReference(at: "#/$defs/a/allOf/0")),
      Refusal(
        ##"{"$schema":"http://json-schema.org/draft-07/schema#"}"##,
        .unknownMetaSchema("http://json-schema.org/draft-07/schema")),
      Refusal(#"{"pattern":"("}"#, .invalidPattern("(", at: "#/pattern", .unexpectedEnd)),
      Refusal(#"{"$defs":{"a":{"$id":"x"},"b":{"$id":"x"}}}"#, .duplicateName("x")),
      Refusal(#"{"$defs":{"a":{"$anchor":"x"},"b":{"$anchor":"x"}}}"#, .duplicateName("#x")),
      Refusal(#"{"$id":"x#y"}"#, .malformed(keyword: "$id", at: "#", expected: .reference)),
    ])
  func `refuses what is no schema`(_ refusal: Refusal) throws {
    let document = try JSONValue(parsing: refusal.text.utf8)
    #expect(throws: refusal.error) { try Schema(document) }
  }

  @Test func `refuses a vocabulary that it must know and does not`() throws {
    var library = SchemaLibrary()
    library.add(
      ["$vocabulary": ["https://example.com/vocab": true]], at: "https://example.com/meta")
    #expect(throws: SchemaError.unknownVocabulary("https://example.com/vocab")) {
      try Schema(["$schema": "https://example.com/meta"], library: library)
    }
  }

  // MARK: Hostile schemas and instances

  @Test func `follows a recursive schema to the depth that a document may have`() throws {
    let schema = try schema(##"{"anyOf":[{"type":"null"},{"items":{"$ref":"#"}}]}"##)
    let text = String(repeating: "[", count: 120) + String(repeating: "]", count: 120)
    #expect(schema.accepts(try JSONValue(parsing: text.utf8)))
  }

  @Test func `ends dynamic references that lead in circles`() throws {
    let schema = try schema(
      ##"{"$dynamicAnchor":"a","allOf":[{"$dynamicRef":"#a"}]}"##)
    #expect(!schema.accepts(1))
    #expect(schema.violations(in: 1).map(\.reason) == [.tooMuchWork])
  }

  @Test func `ends work that multiplies without measure`() throws {
    let levels = (0..<40).map {
      ##""a\##($0)":{"allOf":[{"$ref":"#/$defs/a\##($0 + 1)"},{"$ref":"#/$defs/a\##($0 + 1)"}]}"##
    }
    let text =
      ##"{"$ref":"#/$defs/a0","$defs":{\##(levels.joined(separator: ",")),"a40":true}}"##
    var schema = try schema(text)
    schema.workLimit = 10_000
    #expect(!schema.accepts(1))
    #expect(schema.violations(in: 1).map(\.reason) == [.tooMuchWork])
  }

  @Test func `compares thousands of items without comparing each with each`() throws {
    let schema = try schema(#"{"uniqueItems":true}"#)
    let items = (0..<2_000).map { JSONValue.array([.int($0), ["k": .int($0)]]) }
    #expect(schema.accepts(.array(items)))
    #expect(!schema.accepts(.array(items + [items[7]])))
  }
}
