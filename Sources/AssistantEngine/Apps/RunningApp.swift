import ExtensionProtocol
import JSON

/// One start of an app: from the opened door to its end.
final class RunningApp: Sendable {
  /// Which start of the app it is, from 1.
  let start: Int
  let peer: Peer
  let log: AppLog
  private let door: any OpenDoor
  private let limits: AppLimits
  private let time: any MonotonicTime

  init(
    start: Int, door: any OpenDoor, log: AppLog, limits: AppLimits, time: any MonotonicTime,
    onRequest: @escaping Peer.RequestReceiver, onNotice: @escaping Peer.NoticeReceiver,
    onEnd: @escaping @Sendable () -> Void
  ) {
    self.start = start
    self.door = door
    self.log = log
    self.limits = limits
    self.time = time
    peer = Peer(
      channel: door.channel, onRequest: onRequest, onNotice: onNotice,
      onEnd: { reason in
        if case .violation = reason { door.kill() }
        onEnd()
        // An app that has left the door ends, also when no request waits for it.
        Task { await Self.waitForEnd(of: door, limits, time) }
      })
    peer.start()
  }

  var process: Int32? { door.process }

  /// Exchanges the handshake, and ends an app that is not the one expected.
  func greet(_ id: String, session: SessionContext) async throws(AppFailure) {
    let request = HelloRequest(session: session)
    let reply = await time.within(limits.handshake) { [peer] in
      await Result { () async throws(PeerError) in
        try await peer.call(.hello, request, returning: HelloReply.self)
      }
    }
    switch reply {
    case .success(let hello)?:
      if hello.version != protocolVersion {
        kill()
        throw .cannotStart(.otherVersion(hello.version))
      }
      if hello.app != id {
        kill()
        throw .cannotStart(.otherApp(hello.app))
      }
    case .failure(.ended)?:
      throw .cannotStart(.endedAtOnce(log: await lastLines()))
    case .failure(let error)?:
      kill()
      throw await failure(for: error)
    case nil:
      kill()
      throw .cannotStart(.noHandshake)
    }
  }

  /// Gives out the output that the app wrote before its last reply.
  func drainOutput() { door.drain() }

  func kill() {
    door.kill()
    peer.abort()
  }

  /// Ends the app: it sees the end of the door, has a moment, then is killed.
  func stop() async {
    peer.close()
    await Self.waitForEnd(of: door, limits, time)
    peer.abort()
  }

  /// What a failed call means for the request it was made for.
  func failure(for error: PeerError) async -> AppFailure {
    switch error {
    case .ended: .crashed(log: await lastLines())
    case .cancelled: .cancelled
    case .violation(.oversized): .protocolViolation("a message of more than \(messageLimit) bytes")
    case .violation(.notJSON): .protocolViolation("a message that is not JSON")
    case .violation(.notJSONRPC): .protocolViolation("a message that is not JSON-RPC 2.0")
    case .refused(let refusal) where refusal.code == Refusal.cancelled.code: .cancelled
    case .refused(let refusal):
      refusal.failure.map { .threw($0) }
        ?? .refused(code: refusal.code, message: refusal.message)
    case .invalidReply(.invalidMember(let name)):
      .protocolViolation("a reply whose “\(name)” is missing or has the wrong form")
    case .invalidReply(.unknownForm(let name)): .protocolViolation("a reply of the form “\(name)”")
    case .invalidReply(.version(let version)):
      .protocolViolation("a reply of version \(version)")
    }
  }

  /// The app's last lines of output and how it ended, once it has.
  private func lastLines() async -> [String] {
    switch await Self.waitForEnd(of: door, limits, time) {
    case .exited(let status): log.lines + ["[exit status \(status)]"]
    case .signalled(let signal): log.lines + ["[ended by signal \(signal)]"]
    case .released: log.lines
    }
  }

  /// Waits for an app that has left the door, or has been asked to; kills it after a moment.
  @discardableResult
  private static func waitForEnd(
    of door: any OpenDoor, _ limits: AppLimits, _ time: any MonotonicTime
  ) async -> AppEnd {
    let end = await time.within(limits.stopGrace) { await door.waitForEnd() }
    if let end { return end }
    door.kill()
    return await door.waitForEnd()
  }
}

extension Result where Success: Sendable {
  /// Runs work and keeps what it throws.
  init(_ work: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
