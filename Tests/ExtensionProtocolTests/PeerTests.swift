import ExtensionProtocol
import JSON
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct PeerTests {
  /// Two peers, the second of which answers.
  private func caller(
    _ kind: ChannelKind, answering receive: @escaping Peer.RequestReceiver
  ) -> (caller: Peer, answerer: Peer) {
    let (near, far) = kind.pair()
    let answerer = Peer(channel: far, onRequest: receive)
    let caller = Peer(channel: near)
    answerer.start()
    caller.start()
    return (caller, answerer)
  }

  @Test(arguments: ChannelKind.allCases)
  func `brings back what was answered`(_ kind: ChannelKind) async throws {
    let (peer, _) = caller(kind) { method, parameters throws(Refusal) in
      ["method": .string(method.rawValue), "got": parameters]
    }
    let reply = try await peer.call(.query, ["한글": [1, 2]])
    #expect(reply == ["method": "query", "got": ["한글": [1, 2]]])
    peer.close()
  }

  @Test(arguments: ChannelKind.allCases)
  func `keeps a thousand calls apart`(_ kind: ChannelKind) async throws {
    let (peer, _) = caller(kind) { _, parameters throws(Refusal) in parameters }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<1000 {
        group.addTask { try await peer.call(.query, .int(number)) == .int(number) }
      }
      for try await isRight in group { #expect(isRight) }
    }
    peer.close()
  }

  @Test(arguments: ChannelKind.allCases)
  func `lets the answering side ask in the middle`(_ kind: ChannelKind) async throws {
    let (near, far) = kind.pair()
    let link = Mutex<Peer?>(nil)
    let app = Peer(channel: far) { _, _ throws(Refusal) in
      do throws(PeerError) {
        let peer = link.withLock { $0 }
        return try await peer?.call(.ask, ["n": 1]) ?? .null
      } catch {
        throw .internalError("\(error)")
      }
    }
    link.withLock { $0 = app }
    let assistant = Peer(channel: near) { method, parameters throws(Refusal) in
      [.string(method.rawValue), parameters]
    }
    app.start()
    assistant.start()
    #expect(try await assistant.call(.perform, [:]) == ["ask", ["n": 1]])
    link.withLock { $0 = nil }
    assistant.abort()
  }

  @Test(arguments: ChannelKind.allCases)
  func `carries a refusal and goes on`(_ kind: ChannelKind) async throws {
    let (peer, _) = caller(kind) { method, _ throws(Refusal) in
      if method == .perform { throw .invalidParameters("no") }
      return true
    }
    await #expect(throws: PeerError.refused(.invalidParameters("no"))) {
      try await peer.call(.perform, [:])
    }
    #expect(try await peer.call(.query, [:]) == true)
    peer.close()
  }

  @Test(arguments: ChannelKind.allCases)
  func `says which document a reply is not`(_ kind: ChannelKind) async {
    let (peer, _) = caller(kind) { _, _ throws(Refusal) in ["version": 1] }
    await #expect(throws: PeerError.invalidReply(.invalidMember("app"))) {
      let request = HelloRequest(session: SessionContext(locale: "en"))
      _ = try await peer.call(.hello, request, returning: HelloReply.self)
    }
    peer.close()
  }

  @Test(arguments: ChannelKind.allCases)
  func `a given-up call ends at once and its late reply is refused`(
    _ kind: ChannelKind
  ) async throws {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (cancelled, cancel) = AsyncStream<Void>.makeStream()
    let (peer, _) = caller(kind) { method, _ throws(Refusal) in
      guard method == .perform else { return true }
      await withTaskCancellationHandler {
        begin.yield()
        for await _ in cancelled { break }
      } onCancel: {
        cancel.yield()
      }
      return "late"
    }
    let call = Task { () -> Result<JSONValue, PeerError> in
      do throws(PeerError) {
        return .success(try await peer.call(.perform, [:]))
      } catch {
        return .failure(error)
      }
    }
    for await _ in begun { break }
    call.cancel()
    #expect(await call.value == .failure(.cancelled))
    while peer.junkCount == 0 { #expect(try await peer.call(.query, [:]) == true) }
    #expect(peer.junkCount == 1)
    peer.close()
  }

  @Test(arguments: ChannelKind.allCases)
  func `delivers notifications before the reply that follows them`(
    _ kind: ChannelKind
  ) async throws {
    let (near, far) = kind.pair()
    let link = Mutex<Peer?>(nil)
    let seen = Mutex<[String]>([])
    let app = Peer(channel: far) { _, _ throws(Refusal) in
      let peer = link.withLock { $0 }
      for number in 0..<50 {
        peer?.notify(.progress, ProgressNotice(invocation: "\(number)", fraction: nil))
      }
      return true
    }
    link.withLock { $0 = app }
    let assistant = Peer(
      channel: near,
      onNotice: { _, parameters in
        seen.withLock { $0.append(parameters["invocation"]?.string ?? "?") }
      })
    app.start()
    assistant.start()
    _ = try await assistant.call(.perform, [:])
    #expect(seen.withLock { $0 } == (0..<50).map { "\($0)" })
    link.withLock { $0 = nil }
    assistant.abort()
  }
}
