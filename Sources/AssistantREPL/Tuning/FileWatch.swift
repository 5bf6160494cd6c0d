import Glibc

/// Waits for files to change, asleep until the kernel says that one has.
struct FileWatch: ~Copyable {
  private let descriptor: Int32
  /// The names that matter, by the number of their folder's watch.
  private var matters: [Int32: (String) -> Bool] = [:]

  /// Watches nothing yet; nil when the system gives no more watches.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches the files of a folder whose names matter, whichever way they are written.
  mutating func add(_ folder: String, where matters: @escaping (String) -> Bool) {
    let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM)
    let watch = inotify_add_watch(descriptor, folder, mask)
    guard watch >= 0 else { return }
    let before = self.matters[watch]
    self.matters[watch] = { name in matters(name) || before?(name) == true }
  }

  /// Sleeps until such a file has changed; false when watching has come to an end.
  ///
  /// An editor makes several changes in one go: they count as one.
  func wait() -> Bool {
    while true {
      guard let changed = read() else { return false }
      guard changed else { continue }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&poller, 1, 30) > 0 { guard read() != nil else { return false } }
      return true
    }
  }

  /// Reads what has happened; whether it matters.
  private func read() -> Bool? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return false }
    guard count > 0 else { return nil }
    var isRelevant = false
    var place = 0
    while place + MemoryLayout<inotify_event>.size <= count {
      let (watch, length) = buffer.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
          Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        )
      }
      let start = place + MemoryLayout<inotify_event>.size
      let name = String(
        decoding: buffer[start..<min(count, start + length)].prefix { $0 != 0 }, as: UTF8.self)
      if matters[watch]?(name) == true { isRelevant = true }
      place = start + length
    }
    return isRelevant
  }
}
