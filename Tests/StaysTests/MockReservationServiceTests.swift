import Foundation
import Stays
import Testing

struct MockReservationServiceTests {
  @Test func `books two stays days from now`() async throws {
    let service = MockReservationService(calendar: .seoul) { .december(1, hour: 9) }
    let stays = try await service.fetchAllReservations()
    #expect(stays.map(\.id) == ["dummy-1", "dummy-2"])
    #expect(stays.map(\.hotelName) == ["부산 해운대 테스트 호텔", "서울 강남 테스트 호텔"])
    #expect(stays.map(\.city) == ["부산", "서울"])
    #expect(stays.map(\.englishCity) == ["Busan", "Seoul"])
    #expect(stays.map(\.checkInDate) == [.december(4, hour: 9), .december(11, hour: 9)])
    #expect(stays.map(\.checkOutDate) == [.december(6, hour: 9), .december(13, hour: 9)])
    #expect(try await service.fetchUpcomingReservations() == stays)
  }

  @Test(
    arguments: [
      (.december(3, hour: 23), true), (.december(5), true), (.december(6, hour: 23), true),
      (.december(7), false), (.december(4 - 365), true), (.december(4 - 366, hour: 23), false),
    ] as [(Date, Bool)])
  func `counts a stay as upcoming for a year before it until its last day`(
    _ now: Date, _ isUpcoming: Bool
  ) {
    #expect([Reservation.stay("1")].upcoming(at: now, in: .seoul).isEmpty != isUpcoming)
  }

  @Test func `orders stays by their first day, then by id`() {
    let stays = [Reservation.stay("c"), .stay("b"), .stay("a", from: 5)]
    #expect(stays.upcoming(at: .december(1), in: .seoul).map(\.id) == ["b", "c", "a"])
  }
}
