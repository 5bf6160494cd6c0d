package import JSON
import Synchronization

/// One side of a conversation in JSON-RPC 2.0, in which both sides may call.
package final class Peer: Sendable {
  /// Answers a request; runs in a task of its own, which is cancelled when the caller gives up.
  package typealias RequestReceiver =
    @Sendable (_ method: Method, _ parameters: JSONValue) async throws(Refusal) -> JSONValue
  /// Takes a notification, in order with the replies, where the channel reads: it must not wait.
  package typealias NoticeReceiver = @Sendable (_ method: Method, _ parameters: JSONValue) -> Void
  /// Learns of the end, where the channel reads: also when the cooperative pool is stuck.
  package typealias EndReceiver = @Sendable (_ reason: PeerError) -> Void

  struct State {
    var nextID = 1
    var pending: [Int: CheckedContinuation<Result<JSONValue, PeerError>, Never>] = [:]
    var running: [Int: Task<Void, Never>] = [:]
    var end: PeerError?
    var junk = 0
  }

  let channel: any MessageChannel
  let receiveRequest: RequestReceiver
  let receiveNotice: NoticeReceiver
  let receiveEnd: EndReceiver
  let state = Mutex(State())

  package init(
    channel: any MessageChannel,
    onRequest: @escaping RequestReceiver = { method, _ throws(Refusal) in
      throw .unknownMethod(method.rawValue)
    },
    onNotice: @escaping NoticeReceiver = { _, _ in },
    onEnd: @escaping EndReceiver = { _ in }
  ) {
    self.channel = channel
    receiveRequest = onRequest
    receiveNotice = onNotice
    receiveEnd = onEnd
  }

  /// Begins to receive.
  package func start() { channel.start(receive) }

  /// How many messages came that nobody waited for: late replies, unknown notifications.
  package var junkCount: Int { state.withLock(\.junk) }

  /// Ends this side; the calls that are open still get their replies.
  package func close() { channel.close() }

  /// Ends both sides at once; open calls fail.
  package func abort() {
    end(.ended)
    channel.abort()
  }

  /// Calls a method of the other side and reads its reply as a document.
  package func call<Reply: JSONDocument>(
    _ method: Method, _ parameters: some JSONDocument, returning: Reply.Type = Reply.self
  ) async throws(PeerError) -> Reply {
    let reply = try await call(method, parameters.json)
    do {
      return try Reply(json: reply)
    } catch {
      throw .invalidReply(error)
    }
  }

  /// Calls a method of the other side; a cancelled task gets `.cancelled` at once.
  package func call(_ method: Method, _ parameters: JSONValue) async throws(PeerError) -> JSONValue
  {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let end = state.withLock { state in
          if state.end == nil { state.pending[id] = continuation }
          return state.end
        }
        if let end { return continuation.resume(returning: .failure(end)) }
        send([
          "jsonrpc": "2.0", "id": .int(id), "method": .string(method.rawValue),
          "params": parameters,
        ])
        // The handler below has nothing to give up when it ran before the call was pending.
        if Task.isCancelled { giveUp(id) }
      }
    } onCancel: {
      giveUp(id)
    }
    return try result.get()
  }

  /// Tells the other side something that has no reply.
  package func notify(_ method: Method, _ parameters: some JSONDocument) {
    send(["jsonrpc": "2.0", "method": .string(method.rawValue), "params": parameters.json])
  }

  private func giveUp(_ id: Int) {
    let continuation = state.withLock { $0.pending.removeValue(forKey: id) }
    guard let continuation else { return }
    send([
      "jsonrpc": "2.0", "method": .string(cancelRequestMethod), "params": ["id": .int(id)],
    ])
    continuation.resume(returning: .failure(.cancelled))
  }

  func send(_ message: JSONValue) { channel.send(message.bytes) }
}

/// The notification that a caller has given up a call.
let cancelRequestMethod = "$/cancelRequest"
