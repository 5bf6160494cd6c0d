import IntentRecognition
import Testing

struct NumberTests {
  @Test(arguments: [
    ValueCase("three", "3"), ValueCase("zero", "0"), ValueCase("eleven", "11"),
    ValueCase("twenty-one", "21"), ValueCase("twenty one", "21"), ValueCase("ninety nine", "99"),
    ValueCase("one hundred", "100"), ValueCase("a hundred", "100"),
    ValueCase("two hundred and five", "205"), ValueCase("two hundred five", "205"),
    ValueCase("three thousand five hundred forty two", "3542"), ValueCase("a million", "1000000"),
    ValueCase("two million", "2000000"), ValueCase("2 million", "2000000"),
    ValueCase("one dozen", "12"), ValueCase("a dozen", "12"), ValueCase("two dozen", "24"),
    ValueCase("half a dozen", "6"), ValueCase("a couple of", "2"), ValueCase("a pair of", "2"),
    ValueCase("two and a half", "2.5"), ValueCase("three point one four", "3.14"),
    ValueCase("minus five", "-5"), ValueCase("-5", "-5"), ValueCase("1,000", "1000"),
    ValueCase("1,000.5", "1000.5"), ValueCase("0.10", "0.1"), ValueCase("3.5k", "3500"),
    ValueCase("１２", "12"), ValueCase("5 to 7", "5..7"), ValueCase("5-7", "5..7"),
    ValueCase("2 through 4", "2..4"), ValueCase("room 12b"), ValueCase("often"),
    ValueCase("someone"),
    ValueCase("order two large oat milks", "2"), ValueCase("one or two", "1", "2"), ValueCase(""),
  ])
  func `reads English numbers`(_ row: ValueCase) { check(row) }

  @Test(arguments: [
    ValueCase("하나", "1"), ValueCase("둘", "2"), ValueCase("셋", "3"), ValueCase("넷", "4"),
    ValueCase("다섯", "5"), ValueCase("여섯 개", "6"), ValueCase("일곱 잔", "7"), ValueCase("여덟", "8"),
    ValueCase("아홉 명", "9"), ValueCase("열", "10"), ValueCase("열두 명", "12"), ValueCase("열하나", "11"),
    ValueCase("스무 개", "20"), ValueCase("스물", "20"), ValueCase("스물세 개", "23"), ValueCase("서른", "30"),
    ValueCase("서른다섯", "35"), ValueCase("마흔두 살", "42"), ValueCase("쉰", "50"), ValueCase("예순", "60"),
    ValueCase("일흔", "70"), ValueCase("여든", "80"), ValueCase("아흔아홉", "99"), ValueCase("한 개", "1"),
    ValueCase("두 개", "2"), ValueCase("세 개", "3"), ValueCase("네 개", "4"), ValueCase("세개", "3"),
    ValueCase("두 개만", "2"), ValueCase("하나만", "1"), ValueCase("두 잔 주세요", "2"),
    ValueCase("세 병이요", "3"),
    ValueCase("일", "1"), ValueCase("삼", "3"), ValueCase("십", "10"), ValueCase("십이", "12"),
    ValueCase("이십삼", "23"), ValueCase("백", "100"), ValueCase("오백", "500"), ValueCase("천", "1000"),
    ValueCase("천이백삼십사", "1234"), ValueCase("만", "10000"), ValueCase("만 오천", "15000"),
    ValueCase("만오천", "15000"), ValueCase("삼만", "30000"), ValueCase("십만", "100000"),
    ValueCase("백만", "1000000"), ValueCase("일억 이천만", "120000000"), ValueCase("3만", "30000"),
    ValueCase("3만 5천", "35000"), ValueCase("1만5천", "15000"), ValueCase("2천", "2000"),
    ValueCase("이공이육", "2026"), ValueCase("삼 점 오", "3.5"), ValueCase("마이너스 삼", "-3"),
    ValueCase("3개", "3"), ValueCase("12명", "12"), ValueCase("2 인분", "2"), ValueCase("한 다스", "12"),
    ValueCase("반 다스", "6"), ValueCase("두세 개"), ValueCase("네"), ValueCase("세"), ValueCase("이번"),
    ValueCase("2~5", "2..5"), ValueCase("귀리 우유 두 개", "2"), ValueCase("귀리 우유 두 개 주문", "2"),
    ValueCase("오늘"), ValueCase("사과"), ValueCase("삼이요", "3"), ValueCase("만두"), ValueCase("천장"),
    ValueCase("일정"),
  ])
  func `reads Korean numbers`(_ row: ValueCase) { check(row) }

  @Test(arguments: [("1.000", 1000.0), ("1.000,5", 1000.5), ("3,5", 3.5)])
  func `reads digits with the signs of the locale`(_ words: String, _ expected: Double) {
    let german = ValueRecognizer(locale: "de-DE", reference: ValueCase.reference)
    #expect(german.numbers(in: words).map(\.value.value) == [expected])
  }

  @Test func `says where the words are and whether there are others`() {
    let reading = ValueCase.recognizer.numbers(in: "귀리 우유 두 개").first
    #expect(reading?.range == 14..<21)
    #expect(reading?.isWhole == false)
    #expect(ValueCase.recognizer.numbers(in: " two, please!").first?.isWhole == true)
  }

  private func check(_ row: ValueCase) {
    let readings = ValueCase.recognizer.numbers(in: row.words).map { reading in
      ValueCase.plain(reading.value.value)
        + (reading.upper.map { ".." + ValueCase.plain($0.value) } ?? "")
    }
    #expect(readings == row.expected)
  }
}

struct OrdinalTests {
  @Test(arguments: [
    ValueCase("first", "1"), ValueCase("second", "2"), ValueCase("the 2nd", "2"),
    ValueCase("21st", "21"), ValueCase("twenty-first", "21"), ValueCase("twelfth", "12"),
    ValueCase("the third one", "3"), ValueCase("hundredth", "100"), ValueCase("22th street", "22"),
    ValueCase("첫 번째", "1"), ValueCase("첫번째", "1"), ValueCase("두 번째", "2"), ValueCase("세번째", "3"),
    ValueCase("네 번째", "4"), ValueCase("열 번째", "10"), ValueCase("첫째", "1"), ValueCase("둘째", "2"),
    ValueCase("3번째", "3"), ValueCase("제3", "3"), ValueCase("열두 번째", "12"), ValueCase("two"),
    ValueCase("2"), ValueCase("두 번"),
  ])
  func `reads positions`(_ row: ValueCase) {
    #expect(ValueCase.recognizer.ordinals(in: row.words).map { "\($0.value)" } == row.expected)
  }
}

struct BooleanTests {
  @Test(
    arguments: [
      ("yes", true), ("네", true), ("on", true), ("켜기", true), ("no", false), ("아니요", false),
      ("off", false), ("false", false), ("maybe", nil), ("cancel", nil), ("", nil),
    ] as [(String, Bool?)])
  func `reads yes and no`(_ words: String, _ expected: Bool?) {
    #expect(ValueCase.recognizer.boolean(in: words) == expected)
  }
}
