import IntentRecognition
import Testing

/// What was said of a name that a person gave, and what it should come to.
struct NameCase: CustomTestStringConvertible {
  var name: String
  var said: String
  /// The tier, or nil when the name was not said.
  var tier: Tier?
  var costs: Set<Cost.Kind>
  var testDescription: String { "“\(said)” for “\(name)”" }

  init(_ name: String, _ said: String, _ tier: Tier?, _ costs: Set<Cost.Kind> = []) {
    self.name = name
    self.said = said
    self.tier = tier
    self.costs = costs
  }
}

struct NameRecognizerTests {
  private static let seeds = "예약내역 숙소 예약 내역들을 캘린더에 저장"

  private func reading(_ name: String, _ said: String, isStrict: Bool = false) -> Reading? {
    let recognizer = NameRecognizer([
      RecognizableName(id: "it", names: [name], appNames: ["여기어때", "Stays"])
    ])
    let locale = said.unicodeScalars.contains { $0.value > 0x1100 } ? "ko-KR" : "en-US"
    var options = RecognitionOptions(locale: locale)
    options.isStrict = isStrict
    return recognizer.readings(of: said, options: options).first
  }

  static let understood = [
    NameCase(seeds, seeds, .literal),
    NameCase(
      seeds, "여기어때 숙소 예약 예약내역들을 캘린더 저장해줘", .rearranged,
      [.nameAdded, .wordMoved, .wordRepeated, .spacing, .particle, .requestEnding]),
    NameCase(seeds, "예약내역 숙소 예약 내역들을 캘린더에 저장해 주세요", .polite, [.requestEnding]),
    NameCase(seeds, "시리야, 예약내역 숙소 예약내역들을 캘린더에 저장", .polite, [.assistantName]),
    NameCase(seeds, "여기어때에서 예약내역 숙소 예약 내역들을 캘린더에 저장해줘", .nameOmitted, [.nameAdded]),
    NameCase(
      seeds, "캘린더에 예약내역 숙소 예약 내역들을 저장해줘", .rearranged, [.wordMoved, .requestEnding]),
    NameCase("숙소 예약 저장", "저장 숙소 예약", .rearranged, [.wordMoved]),
    NameCase("Morning milk", "morning milk", .literal),
    NameCase("Morning milk", "please, Morning milk", .polite, [.courtesy]),
    NameCase("Morning milk", "Stays morning milk", .nameOmitted, [.nameAdded]),
    NameCase("Morning milk order", "order morning milk", .rearranged, [.wordMoved]),
    NameCase(
      "Hotel bookings save to calendar", "Stays save hotel bookings to calendar please",
      .rearranged, [.nameAdded, .wordMoved, .courtesy]),
    NameCase(
      "Hotel bookings save to calendar", "save my hotel bookings to calendar", .rearranged,
      [.wordMoved, .smallWordAdded]),
  ]

  @Test(arguments: understood) func `a name is understood`(_ example: NameCase) {
    let reading = self.reading(example.name, example.said)
    #expect(reading?.tier == example.tier)
    let costs = Set(reading?.costs.map(\.kind) ?? [])
    #expect(costs.isSuperset(of: example.costs), "\(reading?.costs ?? [])")
  }

  static let otherThings = [
    // A negation, a restriction, a number, a question.
    NameCase(seeds, "예약내역 숙소 예약 내역들을 캘린더에 저장하지 마", nil),
    NameCase(seeds, "여기어때 숙소 예약 예약내역들을 캘린더 저장 안 해줘", nil),
    NameCase(seeds, "여기어때 숙소 예약 예약내역들만 캘린더 저장해줘", nil),
    NameCase(seeds, "여기어때 숙소 예약 예약내역들을 캘린더 저장했어?", nil),
    NameCase(seeds, "여기어때 숙소 예약 예약내역 2개를 캘린더 저장해줘", nil),
    NameCase("불 안 켜고 문 열기", "문 안 열고 불 켜기", nil),
    NameCase("사과 두 개 배 세 개 주문", "사과 세 개 배 두 개 주문", nil),
    NameCase("부산에서 서울로 이동", "서울에서 부산으로 이동", nil),
    NameCase("부산에서 서울로 이동", "서울 부산 이동", nil),
    NameCase("Morning milk order", "do not order morning milk", nil),
    NameCase("Morning milk order", "order only morning milk", nil),
    NameCase("Order 2 milk 3 eggs", "Order 3 milk 2 eggs", nil),
    NameCase("Move from Busan to Seoul", "Move from Seoul to Busan", nil),
    NameCase("Light on heater off", "heater on light off", nil),
    // A word more, a word less, another word.
    NameCase(seeds, "여기어때 숙소 예약 캘린더 저장해줘 삭제", nil),
    NameCase(seeds, "숙소 예약내역들을 저장해줘", nil),
    NameCase("Morning milk order", "order evening milk", nil),
    NameCase("Morning milk order", "Orders order morning milk", nil),
    // One word has no order.
    NameCase("Milk", "milk milk", nil),
  ]

  @Test(arguments: otherThings) func `other things are not the name`(_ example: NameCase) {
    let reading = self.reading(example.name, example.said)
    #expect(reading == nil, "\(reading?.costs ?? [])")
  }

  @Test(arguments: understood) func `strictly, only the literal name counts`(_ example: NameCase) {
    let reading = self.reading(example.name, example.said, isStrict: true)
    #expect((reading != nil) == (example.tier == .literal))
  }

  @Test func `the difference of each word is told`() throws {
    let reading = try #require(self.reading(Self.seeds, "여기어때 숙소 예약 예약내역들을 캘린더 저장해줘"))
    #expect(
      reading.costs == [
        Cost(kind: .nameAdded, words: "여기어때"), Cost(kind: .wordMoved, words: "예약"),
        Cost(kind: .wordRepeated, words: "내역"), Cost(kind: .spacing, words: "예약내역들을"),
        Cost(kind: .particle, words: "에"), Cost(kind: .requestEnding, words: "해줘"),
      ])
  }

  @Test func `of two names that are equally near both are readings`() {
    let recognizer = NameRecognizer([
      RecognizableName(id: "a", names: ["Order morning milk"], appNames: []),
      RecognizableName(id: "b", names: ["Milk order morning"], appNames: []),
    ])
    let readings = recognizer.readings(
      of: "morning order milk", options: RecognitionOptions(locale: "en-US"))
    #expect(Set(readings.map(\.template.app)) == ["a", "b"])
  }

  @Test func `a line is completed to a name`() {
    let recognizer = NameRecognizer([
      RecognizableName(id: "a", names: [Self.seeds, "Morning milk"], appNames: [])
    ])
    let options = RecognitionOptions(locale: "ko-KR")
    #expect(
      recognizer.completions(of: "예약내", options: options, limit: 5).map(\.text) == [Self.seeds])
    #expect(
      recognizer.completions(of: "mor", options: options, limit: 5).map(\.text) == ["Morning milk"])
  }
}
