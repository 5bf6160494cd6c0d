import AppIntents
import ExtensionProtocol
import Foundation
import IntentRecognition
import Stays
import StringCatalogs
import Testing

/// What people may say to the app, and which intent it reaches.
struct StaysPhrasesTests {
  private static let reservation = VocabularyID(app: "Stays", type: "ReservationEntity")
  private static let save = "SaveUpcomingReservationsToCalendarIntent"
  private static let history = "ShowReservationHistoryIntent"

  /// Something said, and what is to be understood.
  struct Row: CustomTestStringConvertible, Sendable {
    let utterance: String
    let intent: String?
    var reservation: String?
    var testDescription: String { utterance }

    init(_ utterance: String, _ intent: String?, _ reservation: String? = nil) {
      (self.utterance, self.intent, self.reservation) = (utterance, intent, reservation)
    }
  }

  static let english = [
    Row("save reservations to calendar", save),
    Row("Save reservations to calendar with Stays", save),
    Row("save my Stays reservations to the calendar", save),
    Row("Hey Siri, save my reservations to my calendar with Stays please", save),
    Row("Stays, save my reservations to my calendar", save),
    Row("can you add my Stays reservations to the calendar", save),
    Row("when do I check in", "GetCheckInDateIntent"),
    Row("when do I check in in Busan", "GetCheckInDateIntent", "dummy-1"),
    Row("When do I check in in Seoul with Stays?", "GetCheckInDateIntent", "dummy-2"),
    Row("when do I check in at Busan Haeundae Test Hotel", "GetCheckInDateIntent", "dummy-1"),
    Row("when is my Stays check-in in Busan", "GetCheckInDateIntent", "dummy-1"),
    Row("show my reservations", history),
    Row("show my Stays reservations", history),
    Row("open the reservation history in Stays", history),
    Row("show my Busan reservation in Stays", "ShowReservationIntent", "dummy-1"),
    Row("open my Seoul reservation", "ShowReservationIntent", "dummy-2"),
    Row("don't save my Stays reservations to the calendar", nil),
    Row("delete my reservations", nil),
  ]

  static let korean = [
    Row("여기어때 예약 내역을 캘린더에 저장해줘", save),
    Row("여기어때 예약내역을 캘린더에 저장해 주세요", save),
    Row("시리야, 여기어때 예약내역 캘린더에 저장해줘", save),
    Row("여기어때 숙소 예약 내역들을 캘린더에 저장해줘", save),
    Row("예약 내역을 캘린더에 저장", save),
    Row("예약 내역을 캘린더에 저장해줘", save),
    Row("여기어때에서 예약을 캘린더에 추가해줘", save),
    Row("여기어때 예약내역 상세 화면을 열어줘", history),
    Row("여기어때 예약 내역 보여줘", history),
    Row("여기어때 부산 예약내역의 체크인 날짜를 말해줘", "GetCheckInDateIntent", "dummy-1"),
    Row("부산 예약내역의 체크인 날짜를 말해줘", "GetCheckInDateIntent", "dummy-1"),
    Row("여기어때 서울 강남 테스트 호텔 체크인 날짜 알려줘", "GetCheckInDateIntent", "dummy-2"),
    Row("여기어때 체크인 날짜를 알려줘", "GetCheckInDateIntent"),
    Row("여기어때 부산 예약 상세 화면을 열어줘", "ShowReservationIntent", "dummy-1"),
    Row("여기어때 부산 예약만 캘린더에 저장해줘", nil),
    Row("여기어때 예약 내역을 캘린더에 저장하지 마", nil),
  ]

  @Test(arguments: english)
  func `understands English`(_ row: Row) throws {
    try expect(row, locale: "en-US")
  }

  @Test(arguments: korean)
  func `understands Korean`(_ row: Row) throws {
    try expect(row, locale: "ko-KR")
  }

  private func expect(_ row: Row, locale: String) throws {
    let recognizer = Recognizer(apps: [try Self.app()], vocabularies: Self.vocabularies)
    let readings = recognizer.readings(
      of: row.utterance, options: RecognitionOptions(locale: locale))
    let shortcuts = try StaysApp.declaration().metadata().shortcuts
    let best = readings.first
    #expect(best.map { shortcuts[$0.template.shortcut].intent } == row.intent)
    #expect(best?.captures.first?.candidates == row.reservation.map { [$0] })
    #expect(best?.leftover.isEmpty ?? true)
  }

  private static func app() throws -> RecognizableApp {
    let catalog = try StringCatalog(
      contentsOfFile: StaysApp.root.appending(path: "phrases/Stays/AppShortcuts.xcstrings").path)
    let shortcuts = try StaysApp.declaration().metadata().shortcuts
    var templates: [PhraseTemplate] = []
    for (index, shortcut) in shortcuts.enumerated() {
      for locale in ["en", "ko"] {
        let phrases = catalog.strings(forKey: shortcut.phrases[0], locale: locale)
        templates += phrases.map { phrase in
          PhraseTemplate(
            app: "Stays", shortcut: index, locale: locale, text: phrase,
            slots: ["reservation": reservation], openSlots: ["reservation"])
        }
      }
    }
    return RecognizableApp(
      id: "Stays", names: ["en": ["Stays", "Yeogi", "Yeogieottae"], "ko": ["여기어때", "스테이즈"]],
      templates: templates)
  }

  private static let vocabularies = [("en", 0), ("ko", 1)].map { locale, index in
    Vocabulary(
      id: reservation, locale: locale,
      entries: [
        VocabularyEntry(
          id: "dummy-1", title: ["Busan Haeundae Test Hotel", "부산 해운대 테스트 호텔"][index],
          synonyms: ["부산", "Busan", "부산 해운대 테스트 호텔", "Busan Haeundae Test Hotel"]),
        VocabularyEntry(
          id: "dummy-2", title: ["Seoul Gangnam Test Hotel", "서울 강남 테스트 호텔"][index],
          synonyms: ["서울", "Seoul", "서울 강남 테스트 호텔", "Seoul Gangnam Test Hotel"]),
      ])
  }
}
