import Synchronization

/// The wish that the assistant learn the app's vocabulary anew.
///
/// Apple's call is a static function without a wait, so the wish finds its way by itself: into the
/// request that the code runs in, else to the runtime that serves, else to the one that will.
enum Donation {
  private struct State {
    var isPending = false
    var donate: (@Sendable () async -> Void)?
  }

  private static let state = Mutex(State())

  /// Wishes for it.
  static func request() {
    if let session = AppSession.current, session.wantDonation() { return }
    let donate = state.withLock { state in
      if state.donate == nil { state.isPending = true }
      return state.donate
    }
    guard let donate else { return }
    Task { await donate() }
  }

  /// Takes the wishes of code that runs in no request.
  static func serve(_ donate: @escaping @Sendable () async -> Void) {
    state.withLock { $0.donate = donate }
  }

  /// Whether there was a wish before anyone served, once.
  static func takePending() -> Bool {
    state.withLock { state in
      defer { state.isPending = false }
      return state.isPending
    }
  }
}
