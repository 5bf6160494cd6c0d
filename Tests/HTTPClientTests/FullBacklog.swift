import Glibc

/// A port whose queue of connections is full: the system lets the next ones wait.
final class FullBacklog: Sendable {
  let url: String
  private let descriptors: [Int32]

  init() throws {
    let listener = try BoundSocket.make()
    listen(listener, 0)
    let port = BoundSocket.port(of: listener)
    url = "http://127.0.0.1:\(port)/orders"
    var all = [listener]
    for _ in 0..<4 {
      let filler = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      _ = BoundSocket.withAddress(port) { connect(filler, $0, $1) }
      all.append(filler)
    }
    descriptors = all
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }
}
