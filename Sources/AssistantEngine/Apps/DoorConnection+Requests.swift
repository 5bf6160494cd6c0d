import ExtensionProtocol
import Synchronization

extension DoorConnection {
  /// Makes a call that has a deadline.
  func call<Reply: JSONDocument>(
    _ method: Method, _ parameters: some JSONDocument, session: SessionContext
  ) async throws(AppFailure) -> Reply {
    beginRequest()
    defer { endRequest() }
    let app = try await runningApp(session)
    let reply = await time.within(limits.query) {
      await Result { () async throws(PeerError) in
        try await app.peer.call(method, parameters, returning: Reply.self)
      }
    }
    switch reply {
    case .success(let reply)?: return reply
    case .failure(let error)?: throw await app.failure(for: error)
    case nil:
      // Nobody can tell whether it still works on the query. One with an invocation of the
      // person's is left alone: that has a limit of its own.
      if state.withLock(\.invocations).isEmpty { kill(app) }
      throw .timedOut
    }
  }

  func makeInvocation(
    _ request: PerformRequest, _ listener: any InvocationListener
  ) -> Invocation {
    let notice = CancelNotice(invocation: request.invocation, reason: .timeout)
    let slow = limits.slow.map { AppTimer.Mark(after: $0) { listener.isSlow() } }
    let limit = limits.perform.map { limit in
      AppTimer.Mark(after: limit) { [weak self] in
        guard let self, let invocation = invocation(notice.invocation) else { return }
        end(invocation, notice)
      }
    }
    let isForeground = state.withLock { $0.foregroundIntents.contains(request.intent) }
    return Invocation(
      request, listener: listener, isForeground: isForeground,
      timer: AppTimer(marks: [slow, limit].compactMap(\.self), time: time))
  }

  /// Starts the app if need be and has it perform.
  func run(_ invocation: Invocation) async {
    let result = await Result { () async throws(AppFailure) in
      let app = try await runningApp(invocation.request.session)
      guard invocation.begin(in: app) else { throw AppFailure.cancelled }
      let reply = await Result { () async throws(PeerError) in
        try await app.peer.call(.perform, invocation.request, returning: IntentOutcome.self)
      }
      app.drainOutput()
      switch reply {
      case .success(let outcome): return outcome
      case .failure(let error): throw await app.failure(for: error)
      }
    }
    invocation.finish(result)
  }

  /// Tells the app to end an invocation, and kills it if it does not within a moment.
  func end(_ invocation: Invocation, _ notice: CancelNotice) {
    let reason: AppFailure =
      switch notice.reason {
      case .userCancelled: .cancelled
      case .timeout: .timedOut
      }
    guard let app = invocation.end(reason) else { return }
    let deadline = time.now() + limits.cancelGrace
    app.peer.notify(.cancel, notice)
    Task {
      let result = invocation.result
      let ended = await time.before(deadline) { await result.value }
      guard ended == nil else { return }
      kill(app)
      invocation.finish(.failure(reason))
    }
  }

  func beginRequest() {
    state.withLock { state in
      state.openRequests += 1
      state.idleAlarm?.cancel()
      state.idleAlarm = nil
    }
  }

  func endRequest() {
    state.withLock { state in
      state.openRequests -= 1
      guard state.openRequests == 0, let idle = limits.idle else { return }
      let moment = time.now() + idle
      state.idleAlarm = Task { [weak self, time] in
        try await time.sleep(until: moment)
        await self?.stop(onlyIfIdle: true)
      }
    }
  }
}
