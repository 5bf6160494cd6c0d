// Word for word from the seed document.
// swift-format-ignore-file

import Foundation

final class MockReservationService: ReservationService {
    func fetchUpcomingReservations() async throws -> [Reservation] {
        let calendar = Calendar.current
        
        let now = Date()
        let checkIn1 = calendar.date(byAdding: .day, value: 3, to: now)!
        let checkOut1 = calendar.date(byAdding: .day, value: 5, to: now)!
        
        let checkIn2 = calendar.date(byAdding: .day, value: 10, to: now)!
        let checkOut2 = calendar.date(byAdding: .day, value: 12, to: now)!
        
        let r1 = Reservation(
            id: "dummy-1",
            hotelName: "부산 해운대 테스트 호텔",
            city: "부산",
            checkInDate: checkIn1,
            checkOutDate: checkOut1
        )
        
        let r2 = Reservation(
            id: "dummy-2",
            hotelName: "서울 강남 테스트 호텔",
            city: "서울",
            checkInDate: checkIn2,
            checkOutDate: checkOut2
        )
         
        return [r1, r2]
    }
}
