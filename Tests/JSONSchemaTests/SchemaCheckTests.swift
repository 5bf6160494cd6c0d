import JSONSchema
import Testing

struct SchemaCheckTests {
  private func check(
    _ record: String, against schema: String = SchemaTests.order,
    in language: CheckLanguage = .english
  ) -> SchemaCheck.Outcome {
    SchemaCheck(
      record: .init(name: "record.json", contents: .success(Array(record.utf8))),
      schema: .init(name: "order.json", contents: .success(Array(schema.utf8))),
      language: language
    ).run()
  }

  private let sample =
    #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1},"#
    + #""resolved":true}"#

  @Test func `finds the seed document's sample valid`() {
    #expect(check(sample) == .init(exitCode: 0, lines: ["record.json: valid"]))
    #expect(check(sample, in: .korean).lines == ["record.json: 올바릅니다"])
  }

  @Test func `lists what is wrong with its line and column`() {
    let record = """
      {
        "source": "siri",
        "parameters": {"item_id": "", "quantity": 0},
        "resolved": true
      }
      """
    #expect(
      check(record)
        == .init(
          exitCode: 1,
          lines: [
            "record.json:1:1: “intent” is missing [/required]",
            "record.json:3:29: /parameters/item_id: this has 0 characters; at least 1 must be "
              + "there [/properties/parameters/properties/item_id/minLength]",
            "record.json:3:45: /parameters/quantity: 0 is too small; it must be at least 1 "
              + "[/properties/parameters/properties/quantity/minimum]",
          ]))
    #expect(
      check(record, in: .korean).lines == [
        "record.json:1:1: ‘intent’ 필드가 없습니다 [/required]",
        "record.json:3:29: /parameters/item_id: 글자가 0자 있습니다. 최소 1자 있어야 합니다 "
          + "[/properties/parameters/properties/item_id/minLength]",
        "record.json:3:45: /parameters/quantity: 값이 너무 작습니다(0). 최솟값: 1 "
          + "[/properties/parameters/properties/quantity/minimum]",
      ])
  }

  @Test func `points at a trailing comma`() {
    let record = "{\n  \"이름\": 1,\n}"
    #expect(
      check(record)
        == .init(
          exitCode: 1,
          lines: [
            "record.json:2:10: not JSON: there is a comma with nothing after it",
            "    \"이름\": 1,",
            "             ^",
          ]))
    #expect(
      check(record, in: .korean).lines.first == "record.json:2:10: JSON이 아닙니다: 쉼표 뒤에 아무것도 없습니다")
  }

  @Test(
    arguments: [
      "", "{", #"{"a":1,"a":2}"#, "[1,]", "\u{FEFF}{}", #""\ud800""#,
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      "\"" + String(repeating: "a", count: 70_000) + "\"",
    ])
  func `finds bad JSON not valid`(_ record: String) {
    let outcome = check(record)
    #expect(outcome.exitCode == 1)
    #expect(outcome.lines.first?.contains(": not JSON: ") == true)
  }

  @Test func `shows no excerpt of bytes that are not text`() {
    let outcome = SchemaCheck(
      record: .init(name: "r", contents: .success([0x22, 0xFF, 0x22])),
      schema: .init(name: "s", contents: .success(Array("{}".utf8))), language: .english
    ).run()
    #expect(outcome == .init(exitCode: 1, lines: ["r:1:2: not JSON: these bytes are not UTF-8"]))
  }

  @Test func `cuts long lines and hides control characters in excerpts`() {
    let lines = check("[" + String(repeating: "1,", count: 500) + "\u{1B}[31m]").lines
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.unicodeScalars.count < 100 && !$0.contains("\u{1B}") })
  }

  @Test(
    arguments: [
      ("{\"type\": ", "order.json:1:10: not JSON: the text ends too early"),
      (
        #"{"$schema":"http://json-schema.org/draft-07/schema#"}"#,
        "order.json: cannot be used as a schema: it is written for "
          + "http://json-schema.org/draft-07/schema; only 2020-12 is read"
      ),
      (
        #"{"$ref":"https://example.com/x"}"#,
        "order.json: cannot be used as a schema: #: nothing that was given is called "
          + "“https://example.com/x”"
      ),
      (
        #"{"properties":{"a":{"pattern":"[b-a]"}}}"#,
        "order.json: cannot be used as a schema: #/properties/a/pattern: the pattern [b-a] "
          + "cannot be used: the range at character 2 runs backward"
      ),
      (
        #"{"title": 1}"#,
        "order.json:1:11: /title: this is a number; a string is allowed "
          + "[https://json-schema.org/draft/2020-12/meta/meta-data#/properties/title/type]"
      ),
    ])
  func `cannot check against what is no schema`(_ schema: String, _ line: String) {
    let outcome = check(sample, against: schema)
    #expect(outcome.exitCode == 2)
    #expect(outcome.lines.first == line)
  }

  @Test(arguments: [true, false])
  func `cannot check what cannot be read`(_ isRecord: Bool) {
    let missing = SchemaCheck.Document(
      name: "lost.json", contents: .failure(.init(reason: "No such file or directory")))
    let found = SchemaCheck.Document(name: "found.json", contents: .success(Array("{}".utf8)))
    let check = SchemaCheck(
      record: isRecord ? missing : found, schema: isRecord ? found : missing, language: .english)
    #expect(
      check.run()
        == .init(
          exitCode: 2, lines: ["lost.json: cannot be read: No such file or directory"]))
  }

  @Test func `lists fifty violations and says that there are more`() {
    let record = "[" + Array(repeating: "1", count: 60).joined(separator: ",") + "]"
    let outcome = check(record, against: #"{"items":{"type":"string"}}"#)
    #expect(outcome.lines.count == 51)
    #expect(outcome.lines.last == "… and more")
  }

  @Test func `notes formats and asserts them only where the schema says so`() {
    #expect(check(#""x""#, against: #"{"format":"date"}"#).exitCode == 0)
  }

  @Test(
    arguments: [
      ("ko_KR", .korean), ("ko", .korean), ("ko-KR.UTF-8", .korean), ("en_US", .english),
      ("kok_IN", .english), ("", .english), ("C", .english),
    ] as [(String, CheckLanguage)])
  func `speaks the language of a locale`(_ locale: String, _ language: CheckLanguage) {
    #expect(CheckLanguage(locale: locale) == language)
  }
}
