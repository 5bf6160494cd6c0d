import ExtensionProtocol
import Synchronization

extension DoorConnection {
  /// The running app, started if it is not; requests that come together share one start.
  func runningApp(_ session: SessionContext) async throws(AppFailure) -> RunningApp {
    let start = state.withLock { state in
      if let current = state.current { return current }
      state.starts += 1
      let number = state.starts
      let stopping = state.stopping
      let start = Task { [self] in
        await stopping?.value
        let result = await Result { () async throws(AppFailure) in
          try await startApp(number, session)
        }
        if case .failure = result { forget(start: number) }
        return result
      }
      state.current = start
      return start
    }
    return try await start.value.get()
  }

  /// Ends an app at once and forgets it, so that the next request starts it again.
  func kill(_ app: RunningApp) {
    forget(start: app.start)
    app.kill()
  }

  package func stop() async { await stop(onlyIfIdle: false) }

  /// Ends the app, unless it should be idle and has a request; both are found out at one moment, so
  /// that a request that comes just then is not cancelled.
  func stop(onlyIfIdle: Bool) async {
    let (current, invocations) = state.withLock { state in
      if onlyIfIdle, state.openRequests > 0 { return (nil as StartTask?, [Invocation]()) }
      defer { state.current = nil }
      return (state.current, Array(state.invocations.values))
    }
    guard let current else { return }
    for invocation in invocations { _ = invocation.end(.cancelled) }
    let stopping = Task {
      if case .success(let app) = await current.value { await app.stop() }
    }
    state.withLock { $0.stopping = stopping }
    await stopping.value
  }

  private func startApp(
    _ number: Int, _ session: SessionContext
  ) async throws(AppFailure) -> RunningApp {
    let log = AppLog()
    let door: any OpenDoor
    do {
      door = try self.door.open { [self] in receive($0, start: number, log) }
    } catch {
      throw .cannotStart(error)
    }
    let app = RunningApp(
      start: number, door: door, log: log, limits: limits, time: time,
      onRequest: { [self] method, parameters throws(Refusal) in
        try await receiveRequest(method, parameters)
      },
      onNotice: { [self] in receiveNotice($0, $1) },
      onEnd: { [weak self] in self?.forget(start: number) })
    observer.started(id, process: app.process)
    try await app.greet(id, session: session)
    return app
  }

  private func forget(start number: Int) {
    state.withLock { state in
      if state.starts == number { state.current = nil }
    }
  }
}
