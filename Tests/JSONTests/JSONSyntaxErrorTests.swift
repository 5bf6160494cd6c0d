import JSON
import Testing

struct JSONSyntaxErrorTests {
  struct Refusal: CustomTestStringConvertible {
    let bytes: [UInt8]
    let reason: JSONSyntaxError.Reason
    let line: Int
    let column: Int

    init(_ text: String, _ reason: JSONSyntaxError.Reason, at line: Int, _ column: Int) {
      self.init(Array(text.utf8), reason, at: line, column)
    }

    init(_ bytes: [UInt8], _ reason: JSONSyntaxError.Reason, at line: Int, _ column: Int) {
      self.bytes = bytes
      self.reason = reason
      self.line = line
      self.column = column
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    func check() {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes) }
      #expect(error?.reason == reason)
      #expect(error?.line == line)
      #expect(error?.column == column)
    }
  }

  @Test(
    arguments: [
      Refusal("", .unexpectedEnd, at: 1, 1),
      Refusal(" \n ", .unexpectedEnd, at: 2, 2),
      Refusal("[1,", .unexpectedEnd, at: 1, 4),
      Refusal("[1", .unexpectedEnd, at: 1, 3),
      Refusal(#"{"a""#, .unexpectedEnd, at: 1, 5),
      Refusal(#"{"a":"#, .unexpectedEnd, at: 1, 6),
      Refusal(#"{"a":1"#, .unexpectedEnd, at: 1, 7),
      Refusal(#"{"a":1,"#, .unexpectedEnd, at: 1, 8),
      Refusal("tru", .unexpectedEnd, at: 1, 4),
      Refusal(#""abc"#, .unexpectedEnd, at: 1, 5),
      Refusal(#""abc\"#, .unexpectedEnd, at: 1, 6),
      Refusal(#""\u00"#, .unexpectedEnd, at: 1, 6),
    ])
  func `says where a text ends too early`(_ refusal: Refusal) { refusal.check() }

  @Test(
    arguments: [
      Refusal("nul1", .unexpectedByte, at: 1, 4),
      Refusal("True", .unexpectedByte, at: 1, 1),
      Refusal("NaN", .unexpectedByte, at: 1, 1),
      Refusal("Infinity", .unexpectedByte, at: 1, 1),
      Refusal("'a'", .unexpectedByte, at: 1, 1),
      Refusal("// note\n1", .unexpectedByte, at: 1, 1),
      Refusal("[1 2]", .unexpectedByte, at: 1, 4),
      Refusal("[,1]", .unexpectedByte, at: 1, 2),
      Refusal("[1,,2]", .unexpectedByte, at: 1, 4),
      Refusal("{a:1}", .unexpectedByte, at: 1, 2),
      Refusal(#"{"a" 1}"#, .unexpectedByte, at: 1, 6),
      Refusal(#"{"a":1 "b":2}"#, .unexpectedByte, at: 1, 8),
      Refusal("{1:2}", .unexpectedByte, at: 1, 2),
      Refusal("[1}", .unexpectedByte, at: 1, 3),
      Refusal("[1]]", .trailingBytes, at: 1, 4),
      Refusal("1 2", .trailingBytes, at: 1, 3),
      Refusal("{}\u{0}", .trailingBytes, at: 1, 3),
      Refusal("\u{FEFF}{}", .unexpectedByte, at: 1, 1),
      Refusal("[\u{A0}1]", .unexpectedByte, at: 1, 2),
      Refusal("[1\u{B}]", .unexpectedByte, at: 1, 3),
      Refusal("[1,]", .trailingComma, at: 1, 3),
      Refusal("{\n  \"a\": 1,\n}", .trailingComma, at: 2, 9),
    ])
  func `says where a character cannot stand`(_ refusal: Refusal) { refusal.check() }

  @Test(
    arguments: [
      Refusal("[01]", .invalidNumber, at: 1, 2),
      Refusal("-", .invalidNumber, at: 1, 1),
      Refusal("-a", .invalidNumber, at: 1, 1),
      Refusal("1.", .invalidNumber, at: 1, 1),
      Refusal("1.e1", .invalidNumber, at: 1, 1),
      Refusal("1e", .invalidNumber, at: 1, 1),
      Refusal("1e+", .invalidNumber, at: 1, 1),
      Refusal("1.2.3", .invalidNumber, at: 1, 1),
      Refusal("-01", .invalidNumber, at: 1, 1),
      Refusal(".5", .unexpectedByte, at: 1, 1),
      Refusal("+1", .unexpectedByte, at: 1, 1),
      Refusal("0x10", .trailingBytes, at: 1, 2),
      Refusal("１", .unexpectedByte, at: 1, 1),
    ])
  func `says where a number is malformed`(_ refusal: Refusal) { refusal.check() }

  @Test(
    arguments: [
      Refusal("\"a\u{1}b\"", .controlCharacter, at: 1, 3),
      Refusal("\"a\nb\"", .controlCharacter, at: 1, 3),
      Refusal("\"\\n\u{1F}\"", .controlCharacter, at: 1, 4),
      Refusal(#""\x41""#, .invalidEscape, at: 1, 2),
      Refusal(#""\u12G4""#, .invalidEscape, at: 1, 2),
      Refusal(#""\U0041""#, .invalidEscape, at: 1, 2),
      Refusal(#""\'""#, .invalidEscape, at: 1, 2),
      Refusal(#""가\ud800""#, .loneSurrogate, at: 1, 3),
      Refusal(#""\udc00""#, .loneSurrogate, at: 1, 2),
      Refusal(#""\ud800\u0041""#, .loneSurrogate, at: 1, 2),
      Refusal(#""\ud800\ud800""#, .loneSurrogate, at: 1, 2),
      Refusal(#""\ud800\n""#, .loneSurrogate, at: 1, 2),
      Refusal(#"{"가":1,"\uac00":2}"#, .duplicateKey("가"), at: 1, 8),
      Refusal(#"{"a":{"b":1,"b":2}}"#, .duplicateKey("b"), at: 1, 13),
    ])
  func `says where a string or a name is malformed`(_ refusal: Refusal) { refusal.check() }

  @Test(
    arguments: [
      Refusal([0x22, 0x61, 0xFF, 0x22], .invalidUTF8, at: 1, 3),
      Refusal([0x22, 0xC0, 0xAF, 0x22], .invalidUTF8, at: 1, 2),
      Refusal([0x22, 0xE0, 0x80, 0x80, 0x22], .invalidUTF8, at: 1, 2),
      Refusal([0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, at: 1, 2),
      Refusal([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, at: 1, 2),
      Refusal([0x22, 0xEA, 0xB0, 0x80, 0xEA, 0xB0, 0x22], .invalidUTF8, at: 1, 3),
      Refusal([0x22, 0x5C, 0x6E, 0x80, 0x22], .invalidUTF8, at: 1, 4),
      Refusal([0x5B, 0xFF, 0x5D], .unexpectedByte, at: 1, 2),
    ])
  func `says where bytes are not UTF-8`(_ refusal: Refusal) { refusal.check() }

  @Test func `refuses the ninth and later names given twice`() {
    let members = (0..<20).map { #""k\#($0)":\#($0)"# }
    for twice in 0..<20 {
      let text = "{" + (members + [members[twice]]).joined(separator: ",") + "}"
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text.utf8) }
      #expect(error?.reason == .duplicateKey("k\(twice)"))
    }
  }

  @Test func `counts columns in scalars and lines by line feeds`() {
    let text = "{\"이름\": \"한글\",\r\n \"수\": [1, 2,\n  x]}"
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text.utf8) }
    #expect(error?.description == "line 3, column 3: this character cannot stand here")
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `reads 64 levels of a record and refuses the 65th`(_ open: String) throws {
    let close = open == "[" ? "]" : "}"
    func nested(_ levels: Int) -> String {
      String(repeating: open, count: levels) + (open == "[" ? "" : "1")
        + String(repeating: close, count: levels)
    }
    _ = try JSONValue(parsing: nested(64).utf8, limits: .record)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: nested(65).utf8, limits: .record)
    }
    #expect(error?.reason == .tooDeep(limit: 64))
    #expect(error?.offset == 64 * open.utf8.count)
  }

  @Test func `survives a million open brackets`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes) }
    #expect(error?.reason == .tooDeep(limit: 128))
  }

  @Test func `reads 64 KiB of a record and refuses one byte more`() throws {
    func text(_ count: Int) -> String { "\"" + String(repeating: "a", count: count - 2) + "\"" }
    _ = try JSONValue(parsing: text(65_536).utf8, limits: .record)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: text(65_537).utf8, limits: .record)
    }
    #expect(error?.reason == .tooLarge(limit: 65_536))
  }

  @Test func `refuses every cut of a document`() {
    let text = #"{"a":[1,-2.5e3,"\u00e9\n한",true,false,null],"b":{"c":{}}}"#
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes[..<end]) }
    }
  }
}
