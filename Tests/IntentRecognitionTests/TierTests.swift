import IntentRecognition
import Testing

struct TierTests {
  @Test(arguments: [
    TierCase("Save reservations to calendar with Stays", "stays.0", .literal),
    TierCase("save reservations to calendar with stays!", "stays.0", .literal),
    TierCase("“Save reservations to calendar with Stays.”", "stays.0", .literal),
    TierCase("Hey Siri, save reservations to calendar with Stays", "stays.0", .polite),
    TierCase("please save reservations to calendar with Stays", "stays.0", .polite),
    TierCase(
      "um, could you please save reservations to calendar with Stays right now", "stays.0", .polite),
    TierCase("Save reservations to calendar with the Stays app", "stays.0", .flexible),
    TierCase("save reservations to calendar", "stays.0", .nameOmitted),
    TierCase("Stays, save reservations to calendar", "stays.0", .nameOmitted),
    TierCase("save my Stays reservations to the calendar", "stays.0", .flexible),
    TierCase("save my reservation to calendar with Stays", "stays.0", .flexible),
    TierCase("save resrvations to calendar with Stays", "stays.0", .flexible),
    TierCase("save reservations to calendar with Stas", "stays.0", .flexible),
    TierCase("save bookings to calendar with Stays", "stays.0", .flexible),
    TierCase("show my reservation history in Stays", "stays.1", .literal),
    TierCase("display my reservation history in Stays", "stays.1", .flexible),
    TierCase("when do I check in in Busan with Stays", "stays.2", .literal, "dummy-1"),
    TierCase("when do I check in in Busan", "stays.2", .nameOmitted, "dummy-1"),
    TierCase("when do i check in with Stays", "stays.2", .flexible),
    TierCase("order oat milk with Orders", "orders.0", .literal, "oat"),
    TierCase("order the oat milks with Orders", "orders.0", .flexible, "oat"),
    TierCase("order oat mlik with Orders", "orders.0", .flexible, "oat"),
    TierCase("order granola with Orders", "orders.0", .literal, "g500 g1000"),
    TierCase("order oat milk", "orders.0", .nameOmitted, "oat"),
    TierCase("order orders special with orders", "orders.0", .literal, "orders"),
    TierCase("order a flat white", "orders.0", .nameOmitted, ""),
    TierCase("order moon cake with Orders", "orders.0", .literal, ""),
    TierCase("order with Orders", "orders.0", .flexible),
    TierCase("play the current book in Orders", "orders.2", .literal),
    TierCase("order two large oat milks with Orders", "orders.0", .flexible, "oat"),
    TierCase("turn lamp to large in orders", "orders.3", .literal, "lamp", "large"),
    TierCase("cancel my order in orders", "orders.1", .literal),
  ])
  func `takes English`(_ row: TierCase) { check(row) }

  @Test(arguments: [
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장해줘", "stays.0", .literal),
    TierCase.ko("여기어때 예약내역을 캘린더에 저장해 줘.", "stays.0", .literal),
    TierCase.ko("예약 내역을 캘린더에 저장", "stays.0", .nameOmitted),
    TierCase.ko("여기어때에서 예약내역 캘린더에 저장해 주세요", "stays.0", .polite),
    TierCase.ko("시리야, 여기어때 예약내역 캘린더에 저장해줘", "stays.0", .polite),
    TierCase.ko("여기어때 앱에서 예약 내역을 캘린더에 저장해줘", "stays.0", .polite),
    TierCase.ko("여기어때에서예약내역을캘린더에저장해줘", "stays.0", .polite),
    TierCase.ko("여기어때 예약 내역 캘린더에 저장 좀 해줘", "stays.0", .polite),
    TierCase.ko("여기어때 예약 내역을 캘린더로 저장할게", "stays.0", .polite),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장하고 싶어", "stays.0", .polite),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장해 줄 수 있어?", "stays.0", .polite),
    TierCase.ko("저기 혹시 여기어때 예약 내역을 캘린더에 저장해 주시겠어요", "stays.0", .polite),
    TierCase.ko("여기어때 내 예약 내역을 캘린더에 저장해줘", "stays.0", .flexible),
    TierCase.ko("여기어때 예약내역 상세 화면을 열어줘", "stays.1", .literal),
    TierCase.ko("여기어때 예약내역 상세 화면 열기", "stays.1", .polite),
    TierCase.ko("여기어때 예약내역 상세화면 열어 주세요", "stays.1", .polite),
    TierCase.ko("예약내역 상세 화면 열래", "stays.1", .nameOmitted),
    TierCase.ko("여기어때 부산 예약내역의 체크인 날짜를 말해줘", "stays.2", .literal, "dummy-1"),
    TierCase.ko("여기어때 부산 예약내역 체크인 날짜 말해줘", "stays.2", .polite, "dummy-1"),
    TierCase.ko("부산 예약내역의 체크인 날짜를 말해줘", "stays.2", .nameOmitted, "dummy-1"),
    TierCase.ko("여기어때 대전 예약내역의 체크인 날짜를 말해줘", "stays.2", .literal, ""),
    TierCase.ko("여기어때 예약내역의 체크인 날짜를 말해줘", "stays.2", .flexible),
    TierCase.ko("주문앱으로 비빔냉면을 주문해 줘", "orders.0", .polite, "noodles"),
    TierCase.ko("주문앱으로 귀리 우유 주문해 줘", "orders.0", .polite, "oat"),
    TierCase.ko("귀리 우유 주문", "orders.0", .nameOmitted, "oat"),
    TierCase.ko("주문앱으로 귀리 우유 두 개를 주문해 줘", "orders.0", .flexible, "oat"),
    TierCase.ko("여기어때 예약내역들을 캘린더에 저장해줘", "stays.0", .polite),
    TierCase.ko("여기어때 예약 내역 좀 캘린더에 저장해줘", "stays.0", .polite),
    TierCase.ko("주문앱으로 불고기피자를 주문해 줘", "orders.0", .literal, ""),
    TierCase.ko("주문앱 주문 취소해 주세요", "orders.1", .polite),
    TierCase.ko("주문앱에서 거실 조명 켜져 있나요?", "orders.4", .polite, "lamp"),
    TierCase.ko("주문앱에서 조명을 끄기", "orders.5", .polite, "lamp"),
    TierCase.ko("주문앱에서 조명 꺼 주세요", "orders.5", .polite, "lamp"),
    TierCase.ko("주문앱에서 거실조명 끌게", "orders.5", .polite, "lamp"),
  ])
  func `takes Korean`(_ row: TierCase) { check(row) }

  @Test(arguments: [
    TierCase("don't save reservations to calendar with Stays", nil),
    TierCase("never order oat milk with Orders", nil),
    TierCase("save only reservations to calendar with Stays", nil),
    TierCase("did you save reservations to calendar with Stays", nil),
    TierCase("print reservations to calendar with Stays", nil),
    TierCase("tell me a joke about cats", nil),
    TierCase("is Stays any good", nil),
    TierCase("defrost my reservations with Stays", nil),
    TierCase("tell me about Stays", nil), TierCase("", nil), TierCase("   ", nil),
    TierCase("please", nil), TierCase("Stays", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장했어?", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장하지 마", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장하지 말아줘", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장 안 해", nil),
    TierCase.ko("여기어때 예약 내역만 캘린더에 저장해줘", nil),
    TierCase.ko("여기어때 예약 내역도 캘린더에 저장해줘", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장할까?", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에 저장해도 돼?", nil),
    TierCase.ko("여기어때 예약 내역을 캘린더에서 저장해줘", nil),
    TierCase.ko("어제 여기어때 뉴스 봤어", nil), TierCase.ko("여기어때 좋은 앱이야", nil),
    TierCase.ko("주문앱에서 조명 껐어", nil), TierCase.ko("오늘 기분이 어때", nil),
  ])
  func `refuses what nobody registered`(_ row: TierCase) { check(row) }

  private func check(_ row: TierCase) {
    let readings = SampleApps.recognizer.readings(
      of: row.utterance, options: RecognitionOptions(locale: row.locale))
    let best = Array(readings.best)
    guard let shortcut = row.shortcut else {
      #expect(readings.isEmpty, "\(readings)")
      return
    }
    #expect(Set(best.map(TierCase.name)) == [shortcut], "\(readings)")
    #expect(best.first?.tier == row.tier, "\(best)")
    #expect(
      best.first?.captures.map { $0.candidates.joined(separator: " ") } == row.values, "\(best)")
  }
}
