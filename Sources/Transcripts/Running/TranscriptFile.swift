import FileReading
import Glibc

/// Reads and writes files with the C library.
enum TranscriptFile {
  static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted by their bytes; none when it cannot be read.
  static func names(inFolder path: String) -> [String] {
    FileReading.names(inFolder: path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func read(_ path: String) throws(TranscriptFileError) -> [UInt8] {
    do {
      return try FileReading.bytes(of: path)
    } catch {
      throw .unreadable(errno: error.errno)
    }
  }

  /// Replaces a file's text in one step, so that no half of it is ever seen; its mode stays.
  static func replace(_ path: String, with text: String) throws(TranscriptFileError) {
    let target = resolved(path)
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o644
    let temporary =
      FilePath.folder(of: target) + "/." + FilePath.name(of: target) + ".\(getpid()).new"
    unlink(temporary)
    let descriptor = try create(temporary, mode: mode)
    do throws(TranscriptFileError) {
      defer { close(descriptor) }
      try write(text, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .unwritable(errno: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let number = errno
      unlink(temporary)
      throw .unwritable(errno: number)
    }
  }

  /// Makes a file that was not there, with a mode that the process's mask does not change.
  static func create(_ path: String, mode: mode_t) throws(TranscriptFileError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, mode)
    guard descriptor >= 0 else {
      let number = errno
      throw number == EEXIST ? .exists : .unwritable(errno: number)
    }
    fchmod(descriptor, mode)
    return descriptor
  }

  static func write(_ text: String, to descriptor: Int32) throws(TranscriptFileError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unwritable(errno: errno)
      }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
