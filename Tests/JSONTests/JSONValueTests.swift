import JSON
import Testing

struct JSONValueTests {
  @Test(
    arguments: [
      "null", "true", "false", "0", "-0", "1.0", "1e400", "12345678901234567890.5", "\"\"", "[]",
      "{}", #"[[],{},[{"a":[]}]]"#, #"{"b":1,"a":2,"":3}"#, #""한글 \"q\" \\ / \n\t\u0001""#,
      "\"\u{1112}\u{1161}\u{11AB}\"", "\"\u{10FFFF}\u{FEFF}\"", "\"\u{7F}\u{2028}\"",
    ])
  func `writes what it read`(_ text: String) throws {
    let value = try JSONValue(parsing: text.utf8)
    #expect(value.text.utf8.elementsEqual(text.utf8))
    #expect(try JSONValue(parsing: value.prettyText.utf8) == value)
  }

  @Test(
    arguments: [
      (#""\u00e9""#, "é"), (#""\uD83D\uDE00""#, "😀"), (#""\/\b\f\n\r\t""#, "/\u{8}\u{C}\n\r\t"),
      (#""\u0000""#, "\u{0}"), (#""\uac00\uAC00""#, "가가"), (#""\udbff\udfff""#, "\u{10FFFF}"),
    ])
  func `reads escapes`(_ text: String, _ expected: String) throws {
    #expect(try JSONValue(parsing: text.utf8) == .string(expected))
  }

  @Test func `reads bytes that are not contiguous`() throws {
    let value = try JSONValue(parsing: #"{"a":[1,"é\n"]}"#.utf8.lazy.map { $0 })
    #expect(value == ["a": [1, "é\n"]])
  }

  @Test func `keeps the order of members`() throws {
    let value = try JSONValue(parsing: #"{"z":1,"a":2,"m":3}"#.utf8)
    #expect(value.object?.keys == ["z", "a", "m"])
  }

  @Test func `writes indented text for people`() throws {
    let value: JSONValue = ["a": [1, ["b": nil]], "c": [], "d": [:]]
    #expect(
      value.prettyText == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": [],
          "d": {}
        }

        """)
  }

  @Test func `tells spellings of one syllable apart`() throws {
    let composed = "\u{AC00}"
    let jamo = "\u{1100}\u{1161}"
    #expect(composed == jamo)
    #expect(JSONValue.string(composed) != .string(jamo))
    let object = try JSONValue(parsing: "{\"\(composed)\":1,\"\(jamo)\":2}".utf8)
    #expect(object[composed] == 1)
    #expect(object[jamo] == 2)
    #expect(Set([JSONValue.string(composed), .string(jamo)]).count == 2)
  }

  @Test func `tells kinds apart`() {
    let values: [JSONValue] = [nil, false, 0, "", [], [:], true, 1, "1", [1], ["1": 1]]
    for (place, value) in values.enumerated() {
      for (other, otherValue) in values.enumerated() {
        #expect((value == otherValue) == (place == other))
      }
    }
    #expect(Set(values).count == values.count)
  }

  @Test(arguments: [3, 40])
  func `compares objects whatever the order of members`(_ count: Int) {
    let members = (0..<count).map { (key: "k\($0)", value: JSONValue.int($0)) }
    let object = JSONValue.object(JSONObject(members))
    let reversed = JSONValue.object(JSONObject(members.reversed()))
    #expect(object == reversed)
    #expect(object.hashValue == reversed.hashValue)
    #expect(object != .object(JSONObject(members.dropLast())))
    #expect(object != .object(JSONObject(members.dropLast() + [("x", 0)])))
  }

  @Test(arguments: [2, 30])
  func `keeps the last value of a name at the first's place`(_ count: Int) {
    let members = (0..<count).map { (key: "k\($0)", value: JSONValue.int($0)) }
    let object = JSONObject(members + [("k0", "last")])
    #expect(object.count == count)
    #expect(object.members.first?.key == "k0")
    #expect(object["k0"] == "last")
  }

  @Test func `sets and removes members`() {
    var object = JSONObject([("a", 1), ("b", 2)])
    object["a"] = nil
    object["c"] = 3
    object["b"] = 4
    #expect(JSONValue.object(object).text == #"{"b":4,"c":3}"#)
  }

  @Test func `has no infinity`() {
    #expect(JSONValue.double(.infinity) == nil)
    #expect(JSONValue.double(.nan).text == "null")
    #expect(JSONValue.double(0.1).text == "0.1")
  }
}
