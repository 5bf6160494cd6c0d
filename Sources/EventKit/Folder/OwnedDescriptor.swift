private import Glibc

/// A file descriptor that is closed when this ends.
struct OwnedDescriptor: ~Copyable {
  let number: Int32

  /// Takes over what a system call returned; `nil` where it returned an error.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { _ = close(number) }

  /// Reads all that is left.
  func readAll() throws(CalendarFolderError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = read(number, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .failed(.read, errno: errno)
      }
    }
  }

  /// Writes all the bytes and waits until the disk has them.
  func writeAll(_ bytes: [UInt8]) throws(CalendarFolderError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .failed(.write, errno: errno)
      }
    }
    guard fsync(number) == 0 else { throw .failed(.write, errno: errno) }
  }
}
