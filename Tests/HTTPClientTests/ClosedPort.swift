import Glibc

/// A port on which nobody listens: bound, so that nobody else gets it meanwhile.
final class ClosedPort: Sendable {
  let url: String
  private let descriptor: Int32

  init() throws {
    descriptor = try BoundSocket.make()
    url = "http://127.0.0.1:\(BoundSocket.port(of: descriptor))/orders"
  }

  deinit {
    close(descriptor)
  }
}
