import JSON
import Synchronization

extension Peer {
  /// Takes what the channel delivers.
  func receive(_ event: ChannelEvent) {
    switch event {
    case .message(let bytes):
      do throws(PeerError.Violation) {
        try receive(bytes)
      } catch {
        violate(error)
      }
    case .oversized: violate(.oversized)
    case .ended: end(.ended)
    }
  }

  /// Fails what is open, once, and tells the owner.
  func end(_ reason: PeerError) {
    let (waiting, running, isFirst) = state.withLock { state in
      defer {
        state.end = state.end ?? reason
        state.pending = [:]
        state.running = [:]
      }
      return (Array(state.pending.values), Array(state.running.values), state.end == nil)
    }
    // The owner learns of it before the callers do, so that what they try next finds it known.
    if isFirst { receiveEnd(reason) }
    for continuation in waiting { continuation.resume(returning: .failure(reason)) }
    for task in running { task.cancel() }
  }

  private func violate(_ violation: PeerError.Violation) {
    end(.violation(violation))
    channel.abort()
  }

  private func receive(_ bytes: [UInt8]) throws(PeerError.Violation) {
    guard state.withLock({ $0.end == nil }) else { return }
    let message: JSONValue
    do {
      message = try JSONValue(
        parsing: bytes, limits: JSONLimits(depth: JSONLimits.document.depth, size: messageLimit))
    } catch {
      throw .notJSON
    }
    guard message["jsonrpc"]?.string == "2.0" else { throw .notJSONRPC }
    let id = message["id"]?.int
    if let method = message["method"]?.string {
      receive(method, message["params"] ?? [:], id: id)
    } else if let id, let result = message["result"] {
      resolve(id, .success(result))
    } else if let id, let error = message["error"], let code = error["code"]?.int {
      let refusal = Refusal(
        code: code, message: error["message"]?.string ?? "",
        failure: error["data"].flatMap { try? IntentFailure(json: $0) })
      resolve(id, .failure(.refused(refusal)))
    } else {
      throw .notJSONRPC
    }
  }

  private func resolve(_ id: Int, _ result: Result<JSONValue, PeerError>) {
    let continuation = state.withLock { state in
      let continuation = state.pending.removeValue(forKey: id)
      if continuation == nil { state.junk += 1 }
      return continuation
    }
    continuation?.resume(returning: result)
  }

  private func receive(_ name: String, _ parameters: JSONValue, id: Int?) {
    switch (Method(rawValue: name), id) {
    case (let method?, let id?): answer(id, method, parameters)
    case (let method?, nil): receiveNotice(method, parameters)
    case (nil, let id?): send(reply(id, .failure(.unknownMethod(name))))
    case (nil, nil) where name == cancelRequestMethod:
      let task = parameters["id"]?.int.flatMap { id in state.withLock { $0.running[id] } }
      task?.cancel()
    case (nil, nil): state.withLock { $0.junk += 1 }
    }
  }

  /// Answers in a task that ``cancelRequestMethod`` and the end cancel.
  private func answer(_ id: Int, _ method: Method, _ parameters: JSONValue) {
    // The task is noted under the lock, so that it cannot remove itself before.
    state.withLock { state in
      guard state.end == nil else { return }
      state.running[id] = Task { [self] in
        let result: Result<JSONValue, Refusal>
        do throws(Refusal) {
          result = .success(try await receiveRequest(method, parameters))
        } catch {
          result = .failure(error)
        }
        let isOpen = self.state.withLock { $0.running.removeValue(forKey: id) != nil }
        if isOpen { send(reply(id, result)) }
      }
    }
  }

  private func reply(_ id: Int, _ result: Result<JSONValue, Refusal>) -> JSONValue {
    switch result {
    case .success(let value): ["jsonrpc": "2.0", "id": .int(id), "result": value]
    case .failure(let refusal):
      [
        "jsonrpc": "2.0", "id": .int(id),
        "error": .members(
          ("code", .int(refusal.code)), ("message", .string(refusal.message)),
          ("data", refusal.failure?.json)),
      ]
    }
  }
}
