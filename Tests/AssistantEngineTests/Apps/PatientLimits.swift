import AssistantEngine

extension AppLimits {
  /// Limits for tests in which a limit is not the point: they share few threads with many others.
  static func patient(
    slow: Duration? = nil, perform: Duration? = .seconds(300),
    cancelGrace: Duration = .seconds(1), idle: Duration? = nil
  ) -> AppLimits {
    AppLimits(
      slow: slow, perform: perform, query: .seconds(300), handshake: .seconds(300),
      cancelGrace: cancelGrace, idle: idle)
  }
}
