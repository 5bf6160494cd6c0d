public import Foundation
import Glibc
import Synchronization

/// The records of an app, one on a line, the newest last.
///
/// The file is its owner's alone and is replaced as a whole, so it never holds half a record. Several
/// processes may keep one file.
public final class RecordLog: Sendable {
  /// The most records that are kept.
  public static let limit = 1_000

  private let path: String
  /// Threads of one process share the lock on the file; this keeps them apart.
  private let turn = Mutex(())

  /// Makes a log over a file; the file and its folder are made with the first record.
  public init(file: URL) {
    path = file.path
  }

  /// Adds a record, or puts it in the place of the one that was there for the same invocation.
  ///
  /// Lines that are alike may stand for each other, so the last one that equals the replaced record
  /// is the one to replace, whatever other processes have added meanwhile.
  func write(_ record: IntentRecord, replacing replaced: IntentRecord?) throws(RecordLogError) {
    if record == replaced { return }
    let result: Result<Void, RecordLogError> = turn.withLock { _ in
      Result { () throws(RecordLogError) in try update(record.bytes, replaced?.bytes) }
    }
    try result.get()
  }

  private func update(_ line: [UInt8], _ replaced: [UInt8]?) throws(RecordLogError) {
    try makeFolder()
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw RecordLogError(code: Int(errno)) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw RecordLogError(code: Int(errno)) }
    }
    var lines = try lines()
    if let replaced {
      // One that has been dropped as too old is not added again.
      guard let place = lines.lastIndex(of: replaced) else { return }
      lines[place] = line
    } else {
      lines.append(line)
    }
    try replaceFile(with: lines.suffix(Self.limit))
  }

  private func lines() throws(RecordLogError) -> [[UInt8]] {
    guard access(path, F_OK) == 0 else { return [] }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
        .split(separator: UInt8(ascii: "\n")).map { [UInt8]($0) }
    } catch {
      throw RecordLogError(code: Int(errno))
    }
  }

  private func replaceFile(with lines: ArraySlice<[UInt8]>) throws(RecordLogError) {
    let draft = path + ".tmp"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw RecordLogError(code: Int(errno)) }
    defer { close(file) }
    let bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw RecordLogError(code: Int(errno)) }
      written += count
    }
    guard fsync(file) == 0, rename(draft, path) == 0 else {
      throw RecordLogError(code: Int(errno))
    }
  }

  private func makeFolder() throws(RecordLogError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if access(folder, F_OK) == 0 { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw RecordLogError(code: Int(errno))
    }
  }
}
