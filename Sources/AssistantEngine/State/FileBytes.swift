import Glibc

/// Reads small files whole.
enum FileBytes {
  /// The bytes of a file; nil when it cannot be read or is larger than the limit.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
        let count = Glibc.read(descriptor, room.baseAddress, room.count)
        if count > 0 { bytes.append(contentsOf: room[..<count]) }
        return count
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count <= limit else { return nil }
      if count == 0 { return bytes }
    }
  }
}
