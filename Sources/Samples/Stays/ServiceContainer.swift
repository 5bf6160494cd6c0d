import AppIntents
import EventKit
import Foundation

/// The services that intents use; no intent makes its own.
public final class ServiceContainer: Sendable {
  /// The services of the running app; a test puts others in their place.
  @TaskLocal public static var shared = ServiceContainer(
    environment: ProcessInfo.processInfo.environment)

  /// Where reservations come from.
  public let reservationService: any ReservationService
  /// The person's calendar.
  public let calendarService: any CalendarService
  /// What takes the app to a screen.
  public let router: Router

  /// Makes the app's own services.
  private convenience init(environment: [String: String]) {
    self.init(
      reservationService: Self.reservations(environment),
      calendarService: EventKitCalendarService(),
      router: Router { FileHandle.standardOutput.write(Data($0.utf8)) })
  }

  /// Puts services together.
  public init(
    reservationService: any ReservationService, calendarService: any CalendarService,
    router: Router
  ) {
    self.reservationService = reservationService
    self.calendarService = calendarService
    self.router = router
  }

  /// The service that `STAYS_API_URL` names, behind its cache; without one, the two dummies or
  /// those of a file.
  private static func reservations(_ environment: [String: String]) -> any ReservationService {
    guard let service = APIReservationService(environment: environment) else {
      return MockReservationService(file: ReservationFile(environment: environment))
    }
    return CachedReservationService(
      service, cache: ReservationCache(environment: environment))
  }
}
