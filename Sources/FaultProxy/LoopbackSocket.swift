import Glibc

/// A stream socket on the loopback address, closed with its owner.
final class LoopbackSocket: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Takes a port; 0 lets the system choose one.
  static func bound(to port: UInt16) throws(FaultProxyError) -> LoopbackSocket {
    guard let socket = make() else { throw .unavailable(code: Int(errno)) }
    var isOn: Int32 = 1
    setsockopt(
      socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    guard withAddress(port, { bind(socket.descriptor, $0, $1) }) == 0 else {
      throw .unavailable(code: Int(errno))
    }
    return socket
  }

  /// Listens on a port; 0 lets the system choose one.
  static func listening(
    on port: UInt16, backlog: Int32 = 64
  ) throws(FaultProxyError) -> LoopbackSocket {
    let socket = try bound(to: port)
    guard listen(socket.descriptor, backlog) == 0 else { throw .unavailable(code: Int(errno)) }
    return socket
  }

  /// Connects to a port; `nil` when nobody listens there.
  static func connected(to port: UInt16) -> LoopbackSocket? {
    guard let socket = make() else { return nil }
    return withAddress(port, { connect(socket.descriptor, $0, $1) }) == 0 ? socket : nil
  }

  /// Begins to connect to a port and does not wait for it.
  static func connecting(to port: UInt16) -> LoopbackSocket? {
    guard let socket = make(flags: SOCK_NONBLOCK) else { return nil }
    _ = withAddress(port) { connect(socket.descriptor, $0, $1) }
    return socket
  }

  private static func make(flags: __socket_type = SOCK_CLOEXEC) -> LoopbackSocket? {
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags.rawValue
    let descriptor = socket(AF_INET, Int32(type), 0)
    return descriptor < 0 ? nil : LoopbackSocket(descriptor: descriptor)
  }

  /// The port that the socket is bound to.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Waits for a connection; `nil` once the socket is shut down.
  func accept() -> LoopbackSocket? {
    let connection = Glibc.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return LoopbackSocket(descriptor: connection)
  }

  /// Waits for bytes; `nil` once there are no more.
  func receive() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Sends all the bytes; tells whether the other side was there to the end.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits until the other side says something or goes, at most for a time; tells whether it did.
  func waitForPeer(_ time: Duration) -> Bool {
    let milliseconds =
      time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
    var entry = pollfd(descriptor: descriptor)
    return poll(&entry, 1, Int32(clamping: milliseconds)) > 0
  }

  /// Makes closing the socket a reset.
  func resetOnClose() {
    var value = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
  }

  /// Ends every wait on the socket.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private static func withAddress<Result>(
    _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

extension pollfd {
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }
}
