import Glibc
import JSON
import Synchronization

/// What one conversation has begun and not yet told the end of, so that the next can tell of it.
///
/// The note is on the disk before the app is told of the person's yes. Each conversation has a file
/// of its own with a lock on it, which the system lets go when the process dies, however it does.
package final class ActionJournal: Sendable {
  private let folder: String
  /// Held while notes are made and taken, so that none is seen half made.
  private let lock: FileLock
  private let note = Mutex<Note?>(nil)

  private struct Note {
    let action: UnfinishedAction
    let path: String
    let descriptor: Int32
  }

  /// Takes the state in which the notes are.
  package init(_ folder: StateFolder) {
    self.folder = folder.state + "/unfinished"
    lock = FileLock(folder.state + "/unfinished.lock")
  }

  deinit {
    // The note stays: what is not known to have ended is told of.
    if let note = note.withLock({ $0 }) { close(note.descriptor) }
  }

  /// Notes what is at work now, if anything is; nothing is written while that stays the same.
  func keep(_ action: UnfinishedAction?) throws(StateError) {
    try note.withLock { (note) throws(StateError) in
      guard note?.action != action else { return }
      if let old = note {
        unlink(old.path)
        close(old.descriptor)
        note = nil
      }
      if let action {
        note = try lock.withLock { () throws(StateError) in try write(action) }
      }
    }
  }

  /// Notes what is at work now, and says when that cannot be kept.
  func keep(_ action: UnfinishedAction?, orSay report: (StateError) -> Void) {
    do throws(StateError) {
      try keep(action)
    } catch {
      report(error)
    }
  }

  /// Takes the notes of conversations that have ended in the middle of something.
  package func takeInterrupted() throws(StateError) -> [UnfinishedAction] {
    let names = StoredFolder(folder).names()
    // Nobody has to wait for a lock on the way to the first prompt when there is nothing to tell.
    if names.isEmpty { return [] }
    return try lock.withLock { () throws(StateError) in names.compactMap(take) }
  }

  private func take(_ name: String) -> UnfinishedAction? {
    let path = folder + "/" + name
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // Whoever wrote it may still be at work.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    let content = try? StoredDocument(path, version: 1).read()
    unlink(path)
    guard let app = content?["app"]?.string, let intent = content?["intent"]?.string else {
      return nil
    }
    return UnfinishedAction(app: app, intent: intent)
  }

  private func write(_ action: UnfinishedAction) throws(StateError) -> Note {
    try StoredFolder(folder).make()
    var template = Array("\(folder)/XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .system(path: folder, errno: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let text = StoredDocument(path, version: 1).bytes([
      ("app", .string(action.app)), ("intent", .string(action.intent)),
    ])
    let count = text.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard flock(descriptor, LOCK_EX) == 0, count == text.count, fsync(descriptor) == 0 else {
      let failure = StateError.system(path: path, errno: errno)
      unlink(path)
      close(descriptor)
      throw failure
    }
    StoredFolder(folder).sync()
    return Note(action: action, path: path, descriptor: descriptor)
  }
}
