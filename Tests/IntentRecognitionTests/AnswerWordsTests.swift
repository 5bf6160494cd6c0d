import IntentRecognition
import Testing

struct AnswerWordsTests {
  @Test(
    arguments: [
      ("yes", .yes), ("Yes!", .yes), ("Y", .yes), ("OK.", .yes), ("do it", .yes), ("sure", .yes),
      ("예", .yes), ("네", .yes), ("네네", .yes), ("네!", .yes), ("넵", .yes), ("응", .yes),
      ("좋아요", .yes), ("좋아 요", .yes), ("오케이", .yes), ("ㅇㅋ", .yes), ("ㅇㅇ", .yes), ("맞아", .yes),
      ("no", .no), ("Nope", .no), ("don't", .no), ("don’t", .no), ("아니요", .no), ("아뇨.", .no),
      ("안 돼", .no), ("안돼", .no), ("하지 마", .no), ("하지마", .no), ("안 할래", .no), ("노", .no),
      ("ㄴㄴ", .no), ("cancel", .cancel), ("CANCEL", .cancel), ("ＣＡＮＣＥＬ", .cancel),
      ("never mind", .cancel), ("nevermind", .cancel), ("forget it", .cancel), ("취소", .cancel),
      ("취소해", .cancel), ("그만", .cancel), ("됐어", .cancel), ("back", .back), ("이전", .back),
      ("뒤로", .back), ("skip", .skip), ("건너뛰기", .skip), ("help", .help), ("?", .help),
      ("도움말", .help), ("quit", .leave), ("종료", .leave), ("bye", .leave),
      ("예", .yes),
    ] as [(String, AnswerWord)])
  func `knows the words of both languages`(_ line: String, _ expected: AnswerWord) {
    #expect(AnswerWords.word(in: line) == expected)
  }

  @Test(arguments: [
    "uh", "um", "음", "어", "\"cancel\"", "“취소”", "'no'", "「네」", "cancel my order", "주문 취소 말고", "",
    "   ", "yesterday", "nobody", "네 개",
  ])
  func `takes nothing else for such a word`(_ line: String) {
    #expect(AnswerWords.word(in: line) == nil)
  }

  @Test(arguments: [
    ("\"cancel\"", "cancel"), ("  “a b” ", "a b"), ("'n'", "n"), ("\"\"", ""),
  ])
  func `takes a line in quotes as literal text`(_ line: String, _ expected: String) {
    #expect(AnswerWords.quotedText(in: line) == expected)
  }

  @Test(arguments: ["it's", "\"a\" and \"b\"", "\"", "plain"])
  func `sees no quotes where a line is not one quotation`(_ line: String) {
    #expect(AnswerWords.quotedText(in: line) == nil)
  }
}
