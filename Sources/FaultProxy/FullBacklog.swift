/// A port whose queue of connections is full: the system lets the next ones wait.
package final class FullBacklog: Sendable {
  private let listener: LoopbackSocket
  private let fillers: [LoopbackSocket]

  /// Fills the queue of a port of the system's choice.
  ///
  /// - Throws: ``FaultProxyError``.
  package init() throws(FaultProxyError) {
    listener = try LoopbackSocket.listening(on: 0, backlog: 0)
    let port = listener.port
    fillers = (0..<4).compactMap { _ in LoopbackSocket.connecting(to: port) }
  }

  /// The address to ask.
  package var url: String { "http://127.0.0.1:\(listener.port)" }
}
