import Glibc

/// Writes files that a person named, with the C library.
enum FileWriting {
  /// Writes a file, its owner's alone when it is new; returns the system's error, if there is one.
  static func create(_ path: String, _ bytes: [UInt8]) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return write(bytes, to: descriptor) ? nil : errno
  }

  /// Writes all of some bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
