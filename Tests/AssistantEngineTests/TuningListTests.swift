import AssistantEngine
import Testing

struct TuningListTests {
  private func list(_ text: String) throws -> [TuningEntry] {
    try TuningList(parsing: Array(text.utf8), file: "list.tsv").entries
  }

  @Test func `columns are read, and remarks, empty lines and further columns are not`() throws {
    let text = """
      \u{FEFF}# remark\tA

       \t
      save it\tSave\r
      order two oat milks \t Start|Stays.Save \t item=sku_42; quantity?=2;size=large|small\tmore\tx
      hello\tNONE\t
      주문해줘\tStart\titem=words:보라 우유;note=a\\;b\\|c\\\\d\\e
      """
    #expect(
      try list(text) == [
        TuningEntry(line: 4, utterance: "save it", intents: ["Save"]),
        TuningEntry(
          line: 5, utterance: "order two oat milks", intents: ["Start", "Stays.Save"],
          values: [
            .init(key: "item", alternatives: ["sku_42"]),
            .init(key: "quantity", isOptional: true, alternatives: ["2"]),
            .init(key: "size", alternatives: ["large", "small"]),
          ]),
        TuningEntry(line: 6, utterance: "hello", intents: []),
        TuningEntry(
          line: 7, utterance: "주문해줘", intents: ["Start"],
          values: [
            .init(key: "item", alternatives: ["words:보라 우유"]),
            .init(key: "note", alternatives: ["a;b|c\\d\\e"]),
          ]),
      ])
  }

  @Test(arguments: [
    ("no tab here", "list.tsv:1: this line has no tab. Write", "이 줄에 탭이 없습니다."),
    ("\tSave", "list.tsv:1: there is no utterance before the first tab.", "첫 탭 앞에 말이 없습니다."),
    ("a\tb c", "list.tsv:1: “b c” is no name of an intent.", "“b c”: 인텐트의 이름이 아닙니다."),
    ("a\t", "list.tsv:1: “” is no name of an intent.", "인텐트의 이름이 아닙니다."),
    ("a\tSave|", "list.tsv:1: “Save|” is no name of an intent.", "인텐트의 이름이 아닙니다."),
    ("a\tNONE|Save", "list.tsv:1: NONE stands beside an intent.", "NONE과 인텐트가 함께 있습니다."),
    ("a\tNONE\tx=1", "list.tsv:1: NONE has no values.", "NONE에는 값이 없습니다."),
    ("a\tSave\tx", "list.tsv:1: “x” has no value. Write key=value.", "“x”에 값이 없습니다."),
    ("a\tSave\tx=", "list.tsv:1: “x=” has no value.", "“x=”에 값이 없습니다."),
    ("a\tSave\t=1", "list.tsv:1: “=1” names no parameter.", "“=1”에 매개변수의 이름이 없습니다."),
    ("# b\na\tSave\tx=1;x?=2", "list.tsv:2: “x” is given twice.", "“x” 값이 두 번 있습니다."),
    ("# only this", "list.tsv: the list has no utterance.", "목록에 말이 없습니다."),
    ("", "list.tsv: the list has no utterance.", "목록에 말이 없습니다."),
  ])
  func `a malformed line is said with its place and what to do`(
    _ text: String, _ english: String, _ korean: String
  ) {
    let error = #expect(throws: TuningListError.self) { try list(text) }
    #expect(
      error?.description(language: "en").hasPrefix(english) == true, "\(String(describing: error))")
    #expect(error?.description(language: "ko").contains(korean) == true)
  }

  @Test func `bytes that are not UTF-8 and a file that is not there are said`() {
    let bytes = #expect(throws: TuningListError.self) {
      try TuningList(parsing: Array("a\tSave\n".utf8) + [0xFF, 0x09, 0x41], file: "list.tsv")
    }
    #expect(
      bytes?.description(language: "en")
        == "list.tsv:2: this line is not UTF-8. Save the list as UTF-8.")
    let missing = #expect(throws: TuningListError.self) {
      try TuningList(contentsOfFile: "/nonexistent/list.tsv")
    }
    #expect(missing?.description(language: "en").contains("cannot be read: No such file") == true)
  }
}
