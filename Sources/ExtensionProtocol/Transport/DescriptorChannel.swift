import Glibc
import Synchronization

/// A channel over a stream socket, one message a line.
///
/// One thread reads and one writes, so that the cooperative pool never blocks: a megabyte to a
/// stopped process would hold it, and as many busy invocations as there are cores stop it.
package final class DescriptorChannel: MessageChannel {
  private let descriptor: Int32
  private let outbox = Outbox()
  /// How many of the two threads still use the descriptor; the last one closes it.
  private let users = Mutex(2)

  /// Takes a connected socket, which the channel closes once both directions have ended.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package func start(_ receive: @escaping @Sendable (ChannelEvent) -> Void) {
    startThread { [self] in
      read(receive)
      outbox.finish()
      release()
      receive(.ended)
    }
    startThread { [self] in
      while let message = outbox.next() {
        guard write(message) else { break }
      }
      shutDown(Int32(SHUT_WR))
      release()
    }
  }

  package func send(_ message: [UInt8]) { outbox.add(message + [UInt8(ascii: "\n")]) }

  package func close() { outbox.finish() }

  package func abort() {
    outbox.finish()
    shutDown(Int32(SHUT_RDWR))
  }

  /// Shuts down under the lock, so that the number is not yet another descriptor's.
  private func shutDown(_ how: Int32) {
    users.withLock { users in
      if users > 0 { _ = shutdown(descriptor, how) }
    }
  }

  private func release() {
    users.withLock { users in
      users -= 1
      if users == 0 { _ = Glibc.close(descriptor) }
    }
  }
}

extension DescriptorChannel {
  /// Reads until the end, holding no more than one message's worth of bytes.
  private func read(_ receive: (ChannelEvent) -> Void) {
    var lines = LineBuffer(limit: messageLimit)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      lines.append(chunk[..<count]) { receive(.message($0)) }
      guard !lines.isOverfull else {
        shutDown(Int32(SHUT_RDWR))
        return receive(.oversized)
      }
    }
  }

  /// Writes all bytes; false when the other side has gone.
  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let flags = Int32(MSG_NOSIGNAL)
        let count = Glibc.send(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, flags)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
