/// A port on which nobody listens: bound, so that nobody else gets it meanwhile.
package final class ClosedPort: Sendable {
  private let socket: LoopbackSocket

  /// Takes a port of the system's choice.
  ///
  /// - Throws: ``FaultProxyError``.
  package init() throws(FaultProxyError) {
    socket = try LoopbackSocket.bound(to: 0)
  }

  /// The address to ask.
  package var url: String { "http://127.0.0.1:\(socket.port)" }
}
