/// How long an app may take; nil means as long as it likes.
package struct AppLimits: Equatable, Sendable {
  /// After this much of the app's own time, the person is told that it goes on.
  package var slow: Duration?
  /// After this much of the app's own time, an invocation is ended.
  package var perform: Duration?
  /// After this long, a query is given up.
  package var query: Duration?
  /// After this long, an app that has not said who it is is given up.
  package var handshake: Duration?
  /// How long an ended invocation may take to end by itself before the app is killed.
  package var cancelGrace: Duration
  /// How long an app that is stopped may take before it is killed.
  package var stopGrace: Duration
  /// After this long without a request, the app is stopped.
  package var idle: Duration?

  package init(
    slow: Duration? = .seconds(10), perform: Duration? = .seconds(30),
    query: Duration? = .seconds(10), handshake: Duration? = .seconds(5),
    cancelGrace: Duration = .seconds(1), stopGrace: Duration = .milliseconds(300),
    idle: Duration? = .seconds(60)
  ) {
    self.slow = slow
    self.perform = perform
    self.query = query
    self.handshake = handshake
    self.cancelGrace = cancelGrace
    self.stopGrace = stopGrace
    self.idle = idle
  }

  /// No limits, for an app in a debugger.
  package static let none = AppLimits(
    slow: nil, perform: nil, query: nil, handshake: nil, idle: nil)
}
