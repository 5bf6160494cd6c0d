import ExtensionProtocol
import Foundation
import Stays
import Testing

/// Asking about reservations and opening their screens.
struct ReservationIntentsTests {
  /// Noon of a day of December 2026 where the test runs: the app says days in the device's zone.
  private static func noon(_ day: Int) throws -> Date {
    let parts = DateComponents(year: 2026, month: 12, day: day, hour: 12)
    return try #require(Calendar.current.date(from: parts))
  }

  private static func service() throws -> FixedReservations {
    let busan = Reservation(
      id: "dummy-1", city: "부산", hotelName: "부산 해운대 테스트 호텔", checkInDate: try noon(4),
      checkOutDate: try noon(6), englishCity: "Busan",
      englishHotelName: "Busan Haeundae Test Hotel")
    let plain = Reservation(
      id: "r-2", city: "Paris", hotelName: "Hôtel du Nord", checkInDate: try noon(11),
      checkOutDate: try noon(13))
    let second = Reservation(
      id: "r-3", city: "부산", hotelName: "부산 서면 호텔", checkInDate: try noon(20),
      checkOutDate: try noon(21), englishCity: "Busan", englishHotelName: "Busan Seomyeon Hotel")
    return FixedReservations(reservations: [busan, plain, second])
  }

  private static func reference(_ id: String) -> [String: IntentValue] {
    ["reservation": .entity(EntityReference(type: "ReservationEntity", id: id, title: ""))]
  }

  @Test(
    arguments: [
      ("ko-KR", "dummy-1", "부산 해운대 테스트 호텔의 체크인 날짜는 12월 4일(금)입니다."),
      ("en-US", "dummy-1", "You check in at Busan Haeundae Test Hotel on Friday, December 4."),
      ("ko-KR", "r-2", "Hôtel du Nord의 체크인 날짜는 12월 11일(금)입니다."),
      ("en-US", "r-2", "You check in at Hôtel du Nord on Friday, December 11."),
    ])
  func `says the day of arrival`(_ locale: String, _ id: String, _ text: String) async throws {
    let app = try StaysApp(try Self.service())
    let said = try await app.say("GetCheckInDateIntent", Self.reference(id), in: locale)
    #expect(said.text == text)
  }

  @Test func `does not make up a reservation that is gone`() async throws {
    let app = try StaysApp(try Self.service())
    let said = try await app.say("GetCheckInDateIntent", Self.reference("gone"))
    #expect(said.reason == "entityNotFound")
  }

  @Test(
    arguments: [
      ("부산", ["dummy-1", "r-3"]), ("Busan", ["dummy-1", "r-3"]), ("BUSAN", ["dummy-1", "r-3"]),
      ("해운대", ["dummy-1"]), ("부산해운대", ["dummy-1"]), ("busan haeundae", ["dummy-1"]),
      ("hôtel du nord", ["r-2"]), ("Ho\u{302}tel", ["r-2"]), ("Paris", ["r-2"]),
      ("Jeju", []), ("제주", []), ("", []), ("!?", []),
    ] as [(String, [String])])
  func `finds reservations by hotel and city in any language`(
    _ words: String, _ ids: [String]
  ) async throws {
    let app = try StaysApp(try Self.service())
    for locale in ["en-US", "ko-KR"] {
      #expect(try await app.find(.matching(words), in: locale).map(Self.id) == ids)
    }
  }

  @Test func `names reservations in the person's language, with all their names`() async throws {
    let app = try StaysApp(try Self.service())
    let english = try #require(try await app.find(.suggestions).first)
    #expect(english.title == "Busan Haeundae Test Hotel")
    #expect(english.subtitle == "Fri, Dec 4 – Sun, Dec 6")
    let korean = try #require(try await app.find(.suggestions, in: "ko-KR").first)
    #expect(korean.title == "부산 해운대 테스트 호텔")
    #expect(korean.subtitle == "12월 4일(금) ~ 6일(일)")
    let names: Set = ["부산", "Busan", "부산 해운대 테스트 호텔", "Busan Haeundae Test Hotel"]
    for choice in [english, korean] {
      #expect(Set(choice.synonyms) == names)
      #expect(choice.synonyms.count == 4)
    }
  }

  @Test func `finds past reservations by id`() async throws {
    let past = MockReservationService(calendar: .seoul) { .december(1) }
    #expect(try await StaysApp(past).find(.ids(["dummy-2", "none"])).map(Self.id) == ["dummy-2"])
  }

  @Test func `opens the history`() async throws {
    let app = try StaysApp(try Self.service())
    #expect(try await app.say("ShowReservationHistoryIntent").reason == nil)
    #expect(
      app.screens.text == """
        Reservations
        Busan Haeundae Test Hotel · Fri, Dec 4 – Sun, Dec 6
        Hôtel du Nord · Fri, Dec 11 – Sun, Dec 13
        Busan Seomyeon Hotel · Sun, Dec 20 – Mon, Dec 21

        """)
  }

  @Test func `opens one reservation's page`() async throws {
    let app = try StaysApp(try Self.service())
    _ = try await app.say("ShowReservationIntent", Self.reference("dummy-1"), in: "ko-KR")
    #expect(
      app.screens.text == """
        부산 해운대 테스트 호텔
        도시: 부산
        숙박: 12월 4일(금) ~ 6일(일)
        예약 번호: dummy-1

        """)
  }

  @Test func `opens an empty history`() async throws {
    let app = try StaysApp(FixedReservations())
    _ = try await app.say("ShowReservationHistoryIntent", in: "ko-KR")
    #expect(app.screens.text == "예약 내역\n예약 내역이 없습니다.\n")
  }

  @Test func `opens even when nothing can be loaded, and says so on the screen`() async throws {
    let error = ReservationError.fileDamaged(name: "a.json")
    let app = try StaysApp(FixedReservations(error: error))
    #expect(try await app.say("ShowReservationHistoryIntent").reason == nil)
    #expect(
      app.screens.text == """
        Reservations
        The reservations file a.json is damaged. Check that it is a JSON array.

        """)
  }

  private static func id(_ choice: Choice) -> String {
    guard case .entity(let reference) = choice.value else { return "" }
    return reference.id
  }
}
