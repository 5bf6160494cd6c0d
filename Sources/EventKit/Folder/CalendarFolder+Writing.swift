private import Glibc
private import Synchronization

extension CalendarFolder {
  /// Adds an event's file, reading nothing.
  ///
  /// - Returns: Whether it was added; `false` when a file of that name was there before.
  func add(
    _ bytes: [UInt8], as name: String, in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) -> Bool {
    try publish(bytes, as: name, in: folder, replacing: false)
  }

  /// Puts new bytes in the place of an event's file.
  func replace(
    _ name: String, with bytes: [UInt8], in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) {
    _ = try publish(bytes, as: name, in: folder, replacing: true)
  }

  /// Removes an event's file and tells whether there was one.
  func remove(
    _ name: String, in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) -> Bool {
    guard unlinkat(folder.number, name, 0) == 0 else {
      if errno == ENOENT { return false }
      throw .failed(.remove, errno: errno)
    }
    guard fsync(folder.number) == 0 else { throw .unsettled(errno: errno) }
    return true
  }

  /// Removes the temporary files of processes that were killed while they wrote.
  ///
  /// A writer holds a lock on its file, so what can be locked here belongs to nobody any more.
  func sweep(_ folder: borrowing OwnedDescriptor) {
    let leftovers = try? names { $0.hasPrefix(Self.temporaryPrefix) && $0.hasSuffix(".tmp") }
    for name in leftovers ?? [] {
      let number = openat(folder.number, name, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard let file = OwnedDescriptor(number) else { continue }
      if flock(file.number, LOCK_EX | LOCK_NB) == 0 { _ = unlinkat(folder.number, name, 0) }
    }
  }

  /// Writes bytes beside the calendar and puts them in place in one step.
  ///
  /// - Returns: Whether they are in place; `false` when a file was there that is not to be replaced.
  func publish(
    _ bytes: [UInt8], as name: String, in folder: borrowing OwnedDescriptor, replacing: Bool
  ) throws(CalendarFolderError) -> Bool {
    let number = folder.number
    for _ in 0..<Self.attempts {
      let temporary = try makeTemporary(in: folder)
      let hidden = temporary.name
      defer { _ = unlinkat(number, hidden, 0) }
      try temporary.descriptor.writeAll(bytes)
      let result =
        replacing
        ? renameat(number, hidden, number, name) : linkat(number, hidden, number, name, 0)
      if result == 0 {
        guard fsync(number) == 0 else { throw .unsettled(errno: errno) }
        return true
      }
      switch errno {
      case EEXIST:
        try requireFile(name, in: folder)
        return false
      // A sweep can take the temporary file in the moment before it is locked.
      case ENOENT: continue
      default: throw .failed(.publish, errno: errno)
      }
    }
    throw .failed(.publish, errno: ENOENT)
  }

  private static let attempts = 5
  private static let temporaryPrefix = ".behest-"
  private static let counter = Atomic<Int>(0)

  /// A file that only this process writes, open as long as this is there.
  private struct TemporaryFile: ~Copyable {
    let descriptor: OwnedDescriptor
    let name: String
  }

  /// Makes a temporary file and locks it.
  private func makeTemporary(
    in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) -> TemporaryFile {
    while true {
      let count = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
      let name = "\(Self.temporaryPrefix)\(getpid())-\(count).tmp"
      let flags = O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW
      guard let file = OwnedDescriptor(openat(folder.number, name, flags, 0o600)) else {
        // Left by a killed process that had the same number.
        if errno == EEXIST { continue }
        throw .failed(.write, errno: errno)
      }
      // File systems without locks have no sweep that could take the file away.
      _ = flock(file.number, LOCK_EX)
      return TemporaryFile(descriptor: file, name: name)
    }
  }

  /// Makes sure that what lies where an event's file should be is a file.
  private func requireFile(
    _ name: String, in folder: borrowing OwnedDescriptor
  ) throws(CalendarFolderError) {
    var status = stat()
    guard fstatat(folder.number, name, &status, 0) == 0 else {
      throw .failed(.publish, errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  }
}
