import FaultProxy
import Foundation
import OrdersServer
import Testing

@testable import Stays

struct CachedReservationServiceTests {
  private static let list = ReservationDocument(
    data: Data(
      """
      [{"id":"kept","city":"부산","hotelName":"부산 호텔","checkInDate":"2026-12-04",
        "checkOutDate":"2026-12-06","englishHotelName":"Busan Hotel"}]
      """.utf8))

  /// A folder that is taken away at the end of a test.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    var environment: [String: String] { ["XDG_CACHE_HOME": url.path] }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func service(_ base: String, deadline: Duration = .seconds(20)) -> APIReservationService {
    APIReservationService(
      base: base, deadline: deadline, calendar: .seoul, now: { .december(1, hour: 9) })
  }

  private func server(port: UInt16 = 0) throws -> OrdersServer {
    try OrdersServer(
      ServerOptions(arguments: ["--port", "\(port)"]),
      reservations: ReservationList { .december(1, hour: 12) })
  }

  /// A service that has answered once and cannot be reached any more.
  private func gone(_ cache: ReservationCache?) -> CachedReservationService {
    // A port that nobody serves: one that was stopped may be another test's by now.
    let service = service("http://127.0.0.1:1")
    cache?.keep(Self.list, of: service.url, at: .december(1, hour: 8))
    return CachedReservationService(service, cache: cache, patience: .seconds(300))
  }

  @Test func `serves what it had while the service is away, and knows since when`() async throws {
    let folder = Folder()
    let first = try server()
    let cache = try #require(ReservationCache(environment: folder.environment))
    let service = CachedReservationService(
      service(first.url), cache: cache, patience: .seconds(300))
    let fresh = try await service.fetchAllReservations()
    #expect(fresh.map(\.id) == ["api-1", "api-2"])
    #expect(service.staleSince == nil)

    first.stop()
    #expect(try await service.fetchAllReservations() == fresh)
    #expect(try await service.fetchUpcomingReservations() == fresh)
    #expect(service.staleSince == .december(1, hour: 9))

    let second = try server(port: first.port)
    #expect(try await service.fetchAllReservations() == fresh)
    #expect(service.staleSince == nil)
    second.stop()
  }

  @Test func `serves what another process had, from a file of the owner's`() async throws {
    let folder = Folder()
    let service = gone(ReservationCache(environment: folder.environment))
    #expect(try await service.fetchAllReservations().map(\.id) == ["kept"])
    let file = folder.url.appending(path: "Stays/reservations.sqlite").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `says that the service is away when it never had anything`() async throws {
    let folder = Folder()
    let cache = try #require(ReservationCache(environment: folder.environment))
    let server = try server()
    server.stop()
    // What another service said is none of this one's business.
    cache.keep(Self.list, of: "http://127.0.0.1:1/reservations", at: .december(1))
    for cache in [cache, nil] {
      let service = CachedReservationService(
        service(server.url), cache: cache, patience: .seconds(300))
      await #expect(throws: ReservationError.serviceUnreachable) {
        try await service.fetchAllReservations()
      }
    }
  }

  @Test(arguments: [HTTPFault.forbidden, .basicChallenge, .found])
  func `shows nothing that the service does not give out any more`(
    _ fault: HTTPFault
  ) async throws {
    let folder = Folder()
    let proxy = try FaultProxy(fault: fault)
    let cache = try #require(ReservationCache(environment: folder.environment))
    let service = service(proxy.url)
    cache.keep(Self.list, of: service.url, at: .december(1))
    await #expect(throws: ReservationError.self) {
      try await CachedReservationService(service, cache: cache, patience: .seconds(300))
        .fetchAllReservations()
    }
  }

  @Test(arguments: [HTTPFault.garbageBody, .cacheable, .noContent, .unavailable])
  func `does not let a bad reply take the place of a good one`(_ fault: HTTPFault) async throws {
    let folder = Folder()
    let proxy = try FaultProxy(fault: fault)
    let cache = try #require(ReservationCache(environment: folder.environment))
    let service = service(proxy.url)
    cache.keep(Self.list, of: service.url, at: .december(1))
    let cached = CachedReservationService(service, cache: cache, patience: .seconds(300))
    for _ in 1...2 { #expect(try await cached.fetchAllReservations().map(\.id) == ["kept"]) }
  }

  @Test func `waits once for a service that does not answer`() async throws {
    let folder = Folder()
    let proxy = try FaultProxy(fault: .hang)
    let cache = try #require(ReservationCache(environment: folder.environment))
    let service = service(proxy.url, deadline: .milliseconds(500))
    cache.keep(Self.list, of: service.url, at: .december(1))
    let cached = CachedReservationService(
      service, cache: cache, patience: .milliseconds(100), pause: .seconds(3600))
    for _ in 1...5 { #expect(try await cached.fetchAllReservations().map(\.id) == ["kept"]) }
    #expect(proxy.connections == 1)
  }

  @Test(
    arguments: [
      ("en-US", "I couldn't reach Stays, so this is from "),
      ("ko-KR", "여기어때에 연결하지 못해 "),
    ])
  func `opens the history with the service away, and says so`(
    _ row: (locale: String, caveat: String)
  ) async throws {
    let folder = Folder()
    let app = try StaysApp(gone(ReservationCache(environment: folder.environment)))
    _ = try await app.perform("ShowReservationHistoryIntent", in: row.locale)
    let lines = app.screens.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix(row.caveat) == true, "\(lines)")
  }

  @Test func `says with an answer that it may be old`() async throws {
    let folder = Folder()
    let service = gone(ReservationCache(environment: folder.environment))
    let app = try StaysApp(service, calendar: RecordingCalendar())
    let said = try await app.say("SaveUpcomingReservationsToCalendarIntent")
    let text = try #require(said.text)
    #expect(
      text.hasPrefix(
        "Saved 1 reservation to the calendar. I couldn't reach Stays, so this is from "))
  }

  @Test func `says a time in the language and the zone of the device`() {
    let time = FetchTime(
      locale: Locale(identifier: "en-US"), timeZone: Calendar.seoul.timeZone)
    #expect(time.format(.december(1, hour: 8)) == "December 1 at 8:00 AM")
    #expect(
      time.locale(Locale(identifier: "ko-KR")).format(.december(1, hour: 8)) == "12월 1일 오전 8:00")
  }
}
