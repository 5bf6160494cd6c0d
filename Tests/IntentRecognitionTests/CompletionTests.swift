import IntentRecognition
import Testing

struct CompletionTests {
  private func lines(_ prefix: String, locale: String = "en", limit: Int = 10) -> [String] {
    SampleApps.recognizer.completions(
      of: prefix, options: RecognitionOptions(locale: locale), limit: limit
    ).map { completion in
      String(decoding: Array(prefix.utf8).prefix(completion.replaceFrom), as: UTF8.self)
        + completion.text
    }
  }

  @Test(arguments: [
    ("sa", "en", "Save reservations to calendar with Stays"),
    ("Save my st", "en", "Save my Stays reservations"),
    ("order o", "en", "order Oat Milk"), ("Order ", "en", "Order Oat Milk"),
    ("order oat", "en", "order Oat Milk"), ("order oat milk", "en", "order oat milk with Orders"),
    ("order oat milk w", "en", "order oat milk with Orders"),
    ("when do i check in in b", "en", "when do i check in in Busan"),
    ("여기어때 예", "ko", "여기어때 예약 내역을 캘린더에 저장해줘"), ("여기어때 부", "ko", "여기어때 부산 해운대 테스트 호텔"),
    ("여기어때 부산", "ko", "여기어때 부산"), ("주문앱으로 귀리", "ko", "주문앱으로 귀리 우유"),
    ("주문앱으로 ㄱㄹ", "ko", "주문앱으로 귀리 우유"), ("주문앱으로 ㅂㅂㄴ", "ko", "주문앱으로 비빔냉면"),
    ("주문앱으로 귀리 우유", "ko", "주문앱으로 귀리 우유를 주문해 줘"),
  ])
  func `goes on from any place`(_ prefix: String, _ locale: String, _ expected: String) {
    let lines = lines(prefix, locale: locale)
    #expect(lines.contains(expected), "\(lines)")
  }

  @Test func `offers no more than was asked for, and nothing after nonsense`() {
    #expect(lines("", limit: 3).count == 3)
    #expect(lines("zzz").isEmpty)
    #expect(lines("order zzz").isEmpty)
  }

  @Test func `completes the answer to a question`() {
    let values = SampleApps.recognizer.completions(ofValue: "gra", in: SampleApps.product, limit: 9)
    #expect(values.map(\.text) == ["Granola", "Granola"])
    #expect(
      SampleApps.recognizer.completions(ofValue: "ㄱㅅ", in: SampleApps.product, limit: 9).map(\.text)
        == ["거실 조명"])
  }
}
