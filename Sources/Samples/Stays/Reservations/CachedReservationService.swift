public import Foundation
import Synchronization

/// The reservations of the service; while it cannot be reached, those that it gave last.
///
/// Who shows them asks ``staleSince`` whether that must be said.
public final class CachedReservationService: ReservationService {
  private struct State {
    var staleSince: Date?
    /// Until when the service is not asked, because it let somebody wait.
    var pauseEnd: ContinuousClock.Instant?
  }

  private let service: APIReservationService
  private let cache: ReservationCache?
  private let patience: Duration
  private let pause: Duration
  private let state = Mutex(State())

  /// Puts a cache before a service.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - cache: What it said before; `nil` where nothing can be kept.
  ///   - patience: A failure that takes longer than this starts a pause.
  ///   - pause: How long the cache answers by itself then: one request asks several times.
  init(
    _ service: APIReservationService, cache: ReservationCache?,
    patience: Duration = .seconds(1), pause: Duration = .seconds(30)
  ) {
    self.service = service
    self.cache = cache
    self.patience = patience
    self.pause = pause
  }

  /// The time from which the reservations that were fetched last are; `nil` when that is now.
  public var staleSince: Date? { state.withLock(\.staleSince) }

  public func fetchAllReservations() async throws -> [Reservation] {
    if let pauseEnd = state.withLock(\.pauseEnd), pauseEnd > .now, let kept = kept() {
      return kept
    }
    let start = ContinuousClock.now
    do throws(ReservationError) {
      let document = try await service.fetchDocument()
      let reservations = try service.reservations(of: document)
      cache?.keep(document, of: service.url, at: service.fetchTime)
      state.withLock { $0 = State() }
      return reservations
    } catch {
      guard error.isPassing else { throw error }
      let now = ContinuousClock.now
      if now - start > patience { state.withLock { $0.pauseEnd = now + pause } }
      guard let kept = kept() else { throw error }
      return kept
    }
  }

  public func fetchUpcomingReservations() async throws -> [Reservation] {
    service.upcoming(try await fetchAllReservations())
  }

  /// The reservations that the service gave last; `nil` when there never were any.
  private func kept() -> [Reservation]? {
    guard let kept = cache?.kept(of: service.url),
      let reservations = try? service.reservations(of: kept.document)
    else { return nil }
    state.withLock { $0.staleSince = kept.time }
    return reservations
  }
}

extension ReservationError {
  /// Whether the service may say something else later, so that what it said before may still hold.
  fileprivate var isPassing: Bool {
    switch self {
    case .serviceUnreachable, .replyDamaged: true
    case .serviceRefused, .fileUnreadable, .fileDamaged, .entryDamaged, .reservationGone: false
    }
  }
}
