import JSON
import JSONSchema
import Testing

struct SchemaViolationTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let schema: String
    let instance: String
    let violations: [String]

    init(_ schema: String, _ instance: String, _ violations: String...) {
      self.schema = schema
      self.instance = instance
      self.violations = violations
    }

    var testDescription: String { "\(schema) \(instance)" }
  }

  @Test(
    arguments: [
      Example(#"{"type":"integer"}"#, "1.5", " /type this is a number; an integer is allowed"),
      Example(
        #"{"type":["string","null"]}"#, "[]",
        " /type this is an array; null or a string is allowed"),
      Example(
        #"{"properties":{"a/b":{"minimum":1}}}"#, #"{"a/b":0}"#,
        "/a~1b /properties/a~1b/minimum 0 is too small; it must be at least 1"),
      Example(
        #"{"exclusiveMaximum":2,"multipleOf":0.5}"#, "2.25",
        " /exclusiveMaximum 2.25 is too large; it must be less than 2",
        " /multipleOf 2.25 is not a multiple of 0.5"),
      Example(
        #"{"enum":["siri","app"]}"#, #""x""#,
        #" /enum this is not one of the values allowed: "siri", "app""#),
      Example(#"{"const":{"a":1}}"#, "2", #" /const only {"a":1} is allowed"#),
      Example(
        #"{"minLength":2}"#, #""x""#,
        " /minLength this has 1 character; at least 2 must be there"),
      Example(
        #"{"maxItems":1}"#, "[1,2]", " /maxItems this has 2 items; at most 1 may be there"),
      Example(
        #"{"pattern":"^a$"}"#, #""b""#, " /pattern this does not match the pattern ^a$"),
      Example(
        #"{"required":["a","b"]}"#, "{}", " /required “a” is missing", " /required “b” is missing"),
      Example(
        #"{"dependentRequired":{"a":["b"]}}"#, #"{"a":1}"#,
        " /dependentRequired “b” is missing; it must be there because “a” is"),
      Example(
        #"{"additionalProperties":false}"#, #"{"x":1}"#,
        "/x /additionalProperties “x” is not allowed"),
      Example(
        #"{"unevaluatedProperties":false,"allOf":[{"properties":{"a":true}}]}"#,
        #"{"a":1,"x":1}"#, "/x /unevaluatedProperties “x” is not allowed"),
      Example(
        #"{"prefixItems":[true],"items":false}"#, "[1,2]", "/1 /items no item 1 is allowed"),
      Example(
        #"{"uniqueItems":true}"#, "[1,2,1.0]",
        " /uniqueItems items 0 and 2 are equal; each item must differ from the others"),
      Example(
        #"{"contains":{"const":1}}"#, "[2]",
        " /contains this has 0 items of the kind asked for; at least 1 must be there"),
      Example(
        #"{"contains":true,"maxContains":1}"#, "[2,3]",
        " /maxContains this has 2 items of the kind asked for; at most 1 may be there"),
      Example(
        #"{"propertyNames":{"maxLength":1}}"#, #"{"ab":1}"#,
        "/ab /propertyNames “ab” is not a name that is allowed"),
      Example(
        #"{"anyOf":[{"type":"null"},{"type":"string"}]}"#, "1",
        " /anyOf this fits none of the 2 forms allowed"),
      Example(
        #"{"oneOf":[true,true,false]}"#, "1",
        " /oneOf this fits 2 of the forms; it must fit exactly one"),
      Example(#"{"not":{}}"#, "1", " /not this is what the schema excludes"),
      Example(
        #"{"properties":{"a":false}}"#, #"{"a":1}"#, "/a /properties/a nothing is allowed here"),
      Example(
        #"{"if":{"type":"string"},"then":{"minLength":1}}"#, #""""#,
        " /then/minLength this has 0 characters; at least 1 must be there"),
      Example(
        ##"{"$ref":"#/$defs/a","$defs":{"a":{"$id":"https://x.test/a","type":"null"}}}"##, "1",
        " https://x.test/a#/type this is a number; null is allowed"),
      Example(
        #"{"items":{"properties":{"n":{"type":"string"}}}}"#, #"[{"n":"a"},{"n":1},{"n":2}]"#,
        "/1/n /items/properties/n/type this is a number; a string is allowed",
        "/2/n /items/properties/n/type this is a number; a string is allowed"),
    ])
  func `says where and why`(_ example: Example) throws {
    let schema = try Schema(JSONValue(parsing: example.schema.utf8))
    let instance = try JSONValue(parsing: example.instance.utf8)
    let lines = schema.violations(in: instance).map {
      "\($0.instancePointer) \($0.schemaPointer) \($0.reason.sentence)"
    }
    #expect(lines == example.violations)
    #expect(!schema.accepts(instance))
  }

  @Test func `lists no more than it is asked for`() throws {
    let schema = try Schema(["items": ["type": "string"]])
    let items = JSONValue.array(Array(repeating: 1, count: 500))
    #expect(schema.violations(in: items).count == 100)
    #expect(schema.violations(in: items, limit: 3).count == 3)
  }

  @Test func `repeats no text of the instance but names`() throws {
    let schema = try Schema([
      "additionalProperties": ["type": "integer", "maxLength": 3, "enum": [1], "pattern": "^x"]
    ])
    let violations = schema.violations(in: ["a": "order two oat milk"])
    #expect(!violations.isEmpty)
    for violation in violations {
      #expect(!"\(violation)".contains("oat milk"))
      #expect(!violation.reason.sentence.contains("oat milk"))
      #expect(!violation.reason.koreanSentence.contains("oat milk"))
    }
  }
}
