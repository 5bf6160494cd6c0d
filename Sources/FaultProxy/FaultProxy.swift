import Foundation
import Synchronization

/// An HTTP server on raw sockets that misbehaves on purpose, by itself or in front of a real one.
///
/// With a server behind it, it forwards every request; of the first POSTs it swallows the reply and
/// plays its fault instead, so that the order is taken and nobody hears of it. A fault that says
/// "refused" is not forwarded. Without one, every request gets the fault.
package final class FaultProxy: Sendable {
  /// The port that it listens on.
  package let port: UInt16
  /// Every request, at the time at which it has been read; for one reader.
  package let arrivals: AsyncStream<ReceivedRequest>

  private let listener: LoopbackSocket
  private let fault: HTTPFault
  private let upstream: UInt16?
  private let arrived: AsyncStream<ReceivedRequest>.Continuation
  private let state: Mutex<State>

  private struct State {
    var faultsLeft: Int
    var connections = 0
    var requests: [ReceivedRequest] = []
  }

  /// Listens from now on.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for a free one.
  ///   - fault: What to play.
  ///   - count: How often.
  ///   - upstream: The port of the server behind.
  /// - Throws: ``FaultProxyError``, when the port is taken.
  package init(
    port: UInt16 = 0, fault: HTTPFault, count: Int = .max, upstream: UInt16? = nil
  ) throws(FaultProxyError) {
    listener = try LoopbackSocket.listening(on: port)
    self.port = listener.port
    self.fault = fault
    self.upstream = upstream
    state = Mutex(State(faultsLeft: count))
    (arrivals, arrived) = AsyncStream.makeStream()
    Thread.detachNewThread { [listener, weak self] in
      while let connection = listener.accept() {
        guard let self else { return }
        state.withLock { $0.connections += 1 }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  deinit {
    stop()
  }

  /// The address to ask.
  package var url: String { "http://127.0.0.1:\(port)" }

  /// How many connections there were.
  package var connections: Int { state.withLock(\.connections) }

  /// The requests so far.
  package var requests: [ReceivedRequest] { state.withLock(\.requests) }

  /// Takes no more connections.
  package func stop() {
    listener.shutDown()
    arrived.finish()
  }

  private func serve(_ connection: LoopbackSocket) {
    guard let request = read(from: connection) else { return }
    state.withLock { $0.requests.append(request) }
    arrived.yield(request)
    guard isToFail(request) else {
      _ = upstream.map { forward(request, to: $0) { connection.send($0) } }
      return
    }
    if let upstream, !fault.isRefusal { forward(request, to: upstream) { _ in true } }
    for step in fault.steps {
      guard play(step, on: connection) else { return }
    }
  }

  private func isToFail(_ request: ReceivedRequest) -> Bool {
    guard upstream == nil || request.method == "POST" else { return false }
    return state.withLock { state in
      guard state.faultsLeft > 0 else { return false }
      state.faultsLeft -= 1
      return true
    }
  }

  /// Reads a head and the body that it announces; `nil` for what is no request.
  private func read(from connection: LoopbackSocket) -> ReceivedRequest? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      guard let more = connection.receive() else { return nil }
      bytes += more
      // A TLS greeting begins with 22.
      guard let first = bytes.first, first >= UInt8(ascii: "A") else { return nil }
      guard let range = bytes.firstRange(of: end) else { continue }
      let head = String(decoding: bytes[..<range.upperBound], as: UTF8.self)
      let length = ReceivedRequest(head: head, body: []).field("Content-Length")
      var body = Array(bytes[range.upperBound...])
      while body.count < length.flatMap({ Int($0) }) ?? 0 {
        guard let more = connection.receive() else { return nil }
        body += more
      }
      return ReceivedRequest(head: head, body: body)
    }
  }

  /// Asks the server behind and hands on what it says, to the end of its connection.
  @discardableResult
  private func forward(
    _ request: ReceivedRequest, to upstream: UInt16, _ take: ([UInt8]) -> Bool
  ) -> Bool {
    guard let server = LoopbackSocket.connected(to: upstream) else { return false }
    // Bytes, since a line end is one character.
    let head = Array(request.head.utf8.dropLast(2)) + Array("Connection: close\r\n\r\n".utf8)
    guard server.send(head + request.body) else { return false }
    while let bytes = server.receive() {
      guard take(bytes) else { return false }
    }
    return true
  }

  /// Does one step; tells whether there is somebody for the next.
  private func play(_ step: FaultStep, on connection: LoopbackSocket) -> Bool {
    switch step {
    case .send(let bytes): return connection.send(bytes)
    case .sendRepeatedly(let bytes, let times, let pause):
      for _ in 0..<times {
        guard connection.send(bytes) else { return false }
        if pause > .zero, connection.waitForPeer(pause) { return false }
      }
      return true
    case .hold: return !connection.waitForPeer(.seconds(60))
    case .awaitRequest: return read(from: connection) != nil
    case .reset:
      connection.resetOnClose()
      return true
    }
  }
}
