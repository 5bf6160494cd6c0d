import FileReading
import Glibc

/// A file of the state, which is read and replaced as a whole.
struct StoredFile: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// The file's bytes; nil when there is no such file.
  func read() throws(StateError) -> [UInt8]? {
    do {
      return try FileReading.bytes(of: path)
    } catch {
      if error.errno == ENOENT || error.errno == ENOTDIR { return nil }
      throw .system(path: path, errno: error.errno)
    }
  }

  /// Replaces the file, so that a reader or a power cut meets the old or the new one, whole.
  ///
  /// What need not outlive a power cut may be written without waiting for the disk.
  func write(_ bytes: [UInt8], durably: Bool = true) throws(StateError) {
    let folder = StoredFolder(containing: path)
    try folder.make()
    var template = Array("\(path).XXXXXX".utf8CString)
    // The file is made for its owner alone (0600).
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure() }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWritten = write(bytes, to: descriptor) && (!durably || fsync(descriptor) == 0)
    let failed = isWritten ? nil : failure()
    close(descriptor)
    if let failed {
      unlink(temporary)
      throw failed
    }
    guard rename(temporary, path) == 0 else {
      let failed = failure()
      unlink(temporary)
      throw failed
    }
    if durably { folder.sync() }
  }

  /// Removes the file; none there is fine.
  func remove() throws(StateError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure() }
  }

  /// Puts the file aside under another name, for a person to look at.
  func setAside() throws(StateError) {
    guard rename(path, path + ".damaged") == 0 else { throw failure() }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  private func failure() -> StateError { .system(path: path, errno: errno) }
}
