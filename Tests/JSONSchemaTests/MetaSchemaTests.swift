import JSON
import JSONSchema
import Testing

struct MetaSchemaTests {
  private let metaSchema: JSONValue = ["$ref": "https://json-schema.org/draft/2020-12/schema"]

  @Test func `accepts every schema of the official suite that says it is of 2020-12`() throws {
    let schema = try Schema(metaSchema)
    for file in OfficialSuite.required + OfficialSuite.optional + OfficialSuite.formats {
      for group in file.groups where group.title != "Location-independent identifier with base URI"
      {
        #expect(schema.violations(in: group.schema) == [], "\(file.name): \(group.title)")
      }
    }
  }

  @Test func `accepts itself`() throws {
    let schema = try Schema(metaSchema)
    for name in ["core", "applicator", "unevaluated", "validation", "meta-data", "content"] {
      let uri = "https://json-schema.org/draft/2020-12/meta/" + name
      #expect(try Schema(["$ref": .string(uri)]).accepts(true))
      #expect(schema.accepts(["$ref": .string(uri)]))
    }
  }

  @Test(
    arguments: [
      #"{"type":"text"}"#, #"{"minLength":-1}"#, #"{"properties":[]}"#, #"{"items":{"allOf":[]}}"#,
      ##"{"$id":"#x"}"##, #"{"required":["a","a"]}"#, #"{"title":1}"#, "1",
      #"{"unevaluatedItems":{"not":{"pattern":1}}}"#,
    ])
  func `refuses what is no schema, however deep`(_ text: String) throws {
    #expect(try !Schema(metaSchema).accepts(JSONValue(parsing: text.utf8)))
  }
}
