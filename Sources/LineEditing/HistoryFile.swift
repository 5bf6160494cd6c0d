private import Glibc

/// The history on disk: UTF-8, one line per line, for the owner's eyes only.
///
/// Several conversations may write at once: each appends under a lock, and the one that trims puts a
/// new file in place. libedit's own format is not used: two sessions lose each other's lines in it.
package struct HistoryFile: Equatable, Sendable {
  package let path: String
  package let limit: Int

  package init(path: String, limit: Int = 2_000) {
    self.path = path
    self.limit = limit
  }

  /// Reads the file, and rewrites it when it holds more than is kept.
  ///
  /// A file that cannot be read is an empty history: nobody is kept from talking by it. Lines that are
  /// not UTF-8 are left out.
  package func load() -> LineHistory {
    guard access(path, F_OK) == 0, let descriptor = openLocked() else {
      return LineHistory(limit: limit)
    }
    defer { close(descriptor) }
    let lines = readAll(descriptor)
      .split(separator: UInt8(ascii: "\n"))
      .compactMap { String(validating: $0, as: UTF8.self)?.composed }
    let history = LineHistory(lines: lines, limit: limit)
    if history.lines.count < lines.count { replace(with: history) }
    return history
  }

  /// Adds a line at the end; returns whether it is on disk.
  @discardableResult
  package func append(_ line: String) -> Bool {
    guard LineHistory.isWorthKeeping(line), let descriptor = openLocked() else { return false }
    defer { close(descriptor) }
    return writeAll(line + "\n", to: descriptor)
  }

  /// Forgets everything; returns whether nothing is left on disk.
  @discardableResult
  package func removeAll() -> Bool {
    guard access(path, F_OK) == 0 else { return true }
    guard let descriptor = openLocked() else { return false }
    defer { close(descriptor) }
    return ftruncate(descriptor, 0) == 0
  }

  /// Opens the file for appending and waits for its lock, which closing gives back.
  ///
  /// While one waits, another conversation may have put a trimmed file in its place.
  private func openLocked() -> Int32? {
    makeFolder()
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
      guard descriptor >= 0 else { return nil }
      var opened = stat()
      var named = stat()
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else {
          close(descriptor)
          return nil
        }
      }
      guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        return nil
      }
      if stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Makes the folder that holds the file, and those above it, for the owner alone.
  private func makeFolder() {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    var made = path.startIndex
    while made < slash {
      let rest = path.utf8[path.utf8.index(after: made)...]
      made = rest.firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      mkdir(String(path[..<made]), 0o700)
    }
  }

  /// Puts a file with the given lines in place; the old one stays when that fails.
  private func replace(with history: LineHistory) {
    var target = path
    if let resolved = realpath(path, nil) {
      target = String(cString: resolved)
      free(resolved)
    }
    let temporary = "\(target).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let text = history.lines.map { $0 + "\n" }.joined()
    let isWritten = writeAll(text, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    if !isWritten || rename(temporary, target) != 0 { unlink(temporary) }
  }

  private func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
        let count = read(descriptor, room.baseAddress, room.count)
        if count > 0 { bytes.append(contentsOf: room[..<count]) }
        return count
      }
      if count > 0 || (count < 0 && errno == EINTR) { continue }
      return bytes
    }
  }

  private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
