// Word for word from the seed document.
// swift-format-ignore-file

final class ServiceContainer {
    static let shared = ServiceContainer()
    
    let reservationService: ReservationService
    let calendarService: CalendarService
    
    private init() {
        #if DEBUG
        self.reservationService = MockReservationService()
        #else
        self.reservationService = APIReservationService()
        #endif
        self.calendarService = EventKitCalendarService()
    }
}
