import Glibc

/// A lock that two Behests on one state share.
///
/// It stands in a file of its own, because the files it guards are replaced, and with them what a
/// lock would hold on to. The system lets it go when a process dies.
struct FileLock: Sendable {
  private let path: String

  /// Takes the path of the lock's own file.
  init(_ path: String) { self.path = path }

  /// Does work while no other process, and no other thread of this one, holds the lock.
  func withLock<Value>(_ work: () throws(StateError) -> Value) throws(StateError) -> Value {
    try StoredFolder(containing: path).make()
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(path: path, errno: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(path: path, errno: errno) }
    }
    return try work()
  }
}
