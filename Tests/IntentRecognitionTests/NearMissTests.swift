import IntentRecognition
import Testing

/// What is nearly a phrase: said otherwise it is one, with another meaning it is none.
struct NearMissTests {
  @Test(arguments: [
    TierCase("turn on kitchen lamp with Hearth", "hearth.0", .literal, "Kitchen Lamp"),
    TierCase("turn off the kitchen lamp", "hearth.1", .flexible, "Kitchen Lamp"),
    TierCase("turn off off switch with Hearth", "hearth.1", .literal, "Off Switch"),
    TierCase("turn on off switch with Hearth", "hearth.0", .literal, "Off Switch"),
    TierCase("is the kitchen lamp on in Hearth", "hearth.3", .flexible, "Kitchen Lamp"),
    TierCase("play stop on Tunewave", "tune.0", .literal, "Stop"),
    TierCase("play not afraid on Tunewave", "tune.0", .literal, "Not Afraid"),
    TierCase("play salt and pepper on Tunewave", "tune.0", .literal, "Salt & Pepper"),
    TierCase("rate war & peace with Shelf", "shelf.0", .literal, "War and Peace"),
    TierCase("turn volume up in Tunewave", "tune.1", .flexible),
    TierCase("show flights to boston with AirHop", "air.0", .nameOmitted, "Boston"),
    TierCase("show flights from boston using AirHop", "air.1", .nameOmitted, "Boston"),
    TierCase("show me flights to boston in AirHop", "air.0", .flexible, "Boston"),
    TierCase("show me some flights to boston", "air.0", .flexible, "Boston"),
    TierCase("what is the weather in boston with AirHop", "air.2", .flexible, "Boston"),
    TierCase("whats the weather in new york with AirHop", "air.2", .literal, "New York"),
    TierCase("what's the wether in new york with AirHop", "air.2", .flexible, "New York"),
    TierCase("show songs I don't like in Tunewave", "tune.3", .flexible),
    TierCase("prnt my notes with Shelf", "shelf.2", .flexible),
    TierCase("exprot my books in Shelf", "shelf.1", .flexible),
    TierCase("play whatever comes next on Tunewave", "tune.0", .literal, ""),
  ])
  func `takes what is said otherwise`(_ row: TierCase) { check(row) }

  @Test(arguments: [
    TierCase("turn down kitchen lamp with Hearth", nil),
    TierCase("unlock kitchen lamp with Hearth", nil),
    TierCase("is the kitchen lamp off in Hearth", nil),
    TierCase("don't turn on kitchen lamp with Hearth", nil),
    TierCase("turn on everything except kitchen lamp with Hearth", nil),
    TierCase("turn on nothing but kitchen lamp with Hearth", nil),
    TierCase("turn on all kitchen lamp with Hearth", nil),
    TierCase("lock all of the garage door with Hearth", nil),
    TierCase("lock everything with Hearth", nil), TierCase("lock all of them", nil),
    TierCase("play anything but yesterday on Tunewave", nil),
    TierCase("turn on only kitchen lamp with Hearth", nil),
    TierCase("did you turn on kitchen lamp with Hearth", nil),
    TierCase("turn the volume off in Tunewave", nil),
    TierCase("show songs I like in Tunewave", nil),
    TierCase("show songs I can't like in Tunewave", nil),
    TierCase("set a six minute timer in Tunewave", nil),
    TierCase("set a fifteen minute timer in Tunewave", nil),
    TierCase("show lap 12 in Tunewave", nil), TierCase("show lap -2 in Tunewave", nil),
    TierCase("show lap −2 in Tunewave", nil),
    TierCase("show flights via boston in AirHop", nil),
    TierCase("rake my notes with Shelf", nil), TierCase("snort my notes with Shelf", nil),
    TierCase("shave my notes with Shelf", nil), TierCase("paint my notes with Shelf", nil),
    TierCase("expert my books in Shelf", nil), TierCase("spare my notes with Shelf", nil),
    TierCase("hate Dune with Shelf", nil),
    TierCase.ko("한옥에서 거실 조명만 켜줘", nil), TierCase.ko("한옥에서 거실 조명도 켜줘", nil),
    TierCase.ko("한옥에서 거실 조명 말고 다 켜줘", nil), TierCase.ko("한옥에서 거실 조명 빼고 켜줘", nil),
    TierCase.ko("한옥에서 거실 조명 없이 켜줘", nil), TierCase.ko("한옥에서 거실 조명밖에 켜줘", nil),
    TierCase.ko("한옥에서 모든 거실 조명 켜줘", nil), TierCase.ko("한옥에서 전부 켜줘", nil),
    TierCase.ko("한옥에서 거실 조명 켜지 마", nil), TierCase.ko("한옥에서 거실 조명 켰어", nil),
    TierCase.ko("한옥에서 거실 조명 켤까요", nil), TierCase.ko("한옥에서 거실 조명 켜도 돼", nil),
    TierCase.ko("한옥 온도를 내려줘", nil), TierCase.ko("한옥 습도를 올려줘", nil),
    TierCase.ko("한옥 주문 내역을 지워줘", nil), TierCase.ko("한옥 주문 내역을 알려줘", nil),
    TierCase.ko("한옥 예약을 캘린더에서 찾아줘", nil),
  ])
  func `refuses what means something else`(_ row: TierCase) { check(row) }

  @Test(arguments: [
    TierCase.ko("한옥에서 거실 조명을 켜 주세요", "hanok.0", .polite, "거실 조명"),
    TierCase.ko("한옥아 거실 조명 켜줘", "hanok.0", .polite, "거실 조명"),
    TierCase.ko("한옥한테 거실 조명 켜줘", "hanok.0", .polite, "거실 조명"),
    TierCase.ko("한옥에서 에어컨 끄기", "hanok.1", .polite, "에어컨"),
    TierCase.ko("한옥 온도 좀 올려 주세요", "hanok.2", .polite),
    TierCase.ko("한옥 예약을 캘린더에서 지워줘", "hanok.3", .flexible),
    TierCase.ko("예약을 캘린더에서 제거해 주세요", "hanok.3", .flexible),
    TierCase.ko("한옥 제주까지 가는 길 알려줘", "hanok.4", .literal, "제주"),
  ])
  func `takes what is said otherwise in Korean`(_ row: TierCase) { check(row) }

  private func check(_ row: TierCase) {
    let readings = HouseholdApps.recognizer.readings(
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
