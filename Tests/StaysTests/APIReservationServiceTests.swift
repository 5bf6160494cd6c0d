import FaultProxy
import Foundation
import OrdersServer
import Testing

@testable import Stays

struct APIReservationServiceTests {
  private static let json = """
    [
      {"id":"b","city":"서울","hotelName":"서울 호텔","checkInDate":"2026-12-11",
       "checkOutDate":"2026-12-12"},
      {"id":"a","city":"부산","hotelName":"부산 호텔","checkInDate":"2026-12-04",
       "checkOutDate":"2026-12-06","englishCity":"Busan","englishHotelName":"Busan Hotel"},
      {"id":"past","city":"제주","hotelName":"제주 호텔","checkInDate":"2026-11-01",
       "checkOutDate":"2026-11-02"}
    ]
    """

  private func service(_ base: String, deadline: Duration = .seconds(20)) -> APIReservationService {
    APIReservationService(
      base: base, deadline: deadline, calendar: .seoul, now: { .december(1, hour: 9) })
  }

  private func server(_ json: String = APIReservationServiceTests.json) throws -> OrdersServer {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(json.utf8).write(to: file)
    return try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList(path: file.path) { .december(1) })
  }

  @Test func `fetches what the service has, by check-in date`() async throws {
    let server = try server()
    let service = service(server.url)
    #expect(try await service.fetchAllReservations().map(\.id) == ["past", "a", "b"])
    let upcoming = try await service.fetchUpcomingReservations()
    #expect(upcoming.map(\.id) == ["a", "b"])
    #expect(upcoming.first?.checkInDate == .december(4))
    #expect(upcoming.first?.englishHotelName == "Busan Hotel")
  }

  @Test func `fetches the two that the server makes up`() async throws {
    let server = try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { .december(1, hour: 12) })
    let reservations = try await service(server.url).fetchUpcomingReservations()
    #expect(reservations.map(\.id) == ["api-1", "api-2"])
    #expect(reservations.map(\.checkInDate) == [.december(5), .december(13)])
  }

  @Test func `asks for the list and says nothing of itself`() async throws {
    let proxy = try FaultProxy(fault: .cacheable)
    _ = try? await service(proxy.url + "/v1/").fetchAllReservations()
    #expect(
      proxy.requests.map(\.lines) == [
        ["GET /v1/reservations HTTP/1.1", "Host: 127.0.0.1:\(proxy.port)"]
      ])
  }

  @Test(
    arguments: [
      (.serverError, .serviceUnreachable), (.unavailable, .serviceUnreachable),
      (.reset, .serviceUnreachable), (.closeInBody, .serviceUnreachable),
      (.garbage, .serviceUnreachable), (.huge, .serviceUnreachable),
      (.forbidden, .serviceRefused(status: 403)), (.basicChallenge, .serviceRefused(status: 401)),
      (.found, .serviceRefused(status: 302)), (.garbageBody, .replyDamaged),
      (.noContent, .replyDamaged), (.closeWithoutLength, .replyDamaged),
      (.cacheable, .replyDamaged),
    ] as [(HTTPFault, ReservationError)])
  func `says what went wrong`(_ row: (fault: HTTPFault, error: ReservationError)) async throws {
    let proxy = try FaultProxy(fault: row.fault)
    await #expect(throws: row.error) { try await service(proxy.url).fetchAllReservations() }
  }

  @Test func `gives a slow service up at its deadline`() async throws {
    let proxy = try FaultProxy(fault: .drip)
    await #expect(throws: ReservationError.serviceUnreachable) {
      try await service(proxy.url, deadline: .seconds(1)).fetchAllReservations()
    }
  }

  @Test(arguments: [
    ([:], nil), (["STAYS_API_URL": ""], nil),
    (["STAYS_API_URL": "http://127.0.0.1:9/"], "http://127.0.0.1:9/reservations"),
  ])
  func `is used where the environment names it`(
    _ row: (environment: [String: String], url: String?)
  ) {
    #expect(APIReservationService(environment: row.environment)?.url == row.url)
  }
}
