import FileReading
import Glibc

/// A folder of the state, which is its owner's alone.
struct StoredFolder: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// The folder that a file is in.
  init(containing file: String) {
    let end = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    path = end.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
  }

  /// Makes the folder, and those on the way to it.
  func make() throws(StateError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw failure() }
    try StoredFolder(containing: path).make()
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure() }
  }

  /// The names in the folder, sorted; none when there is no such folder.
  func names() -> [String] { FileReading.names(inFolder: path).sorted() }

  /// Removes the folder and all that is in it; links are removed, not followed.
  func removeAll() throws(StateError) {
    for name in names() {
      let entry = "\(path)/\(name)"
      if FileKind(entry) == .folder {
        try StoredFolder(entry).removeAll()
      } else {
        try StoredFile(entry).remove()
      }
    }
    guard rmdir(path) == 0 || errno == ENOENT else { throw failure() }
  }

  /// Copies all that is in the folder to another, which is made; links are copied as links.
  func copy(to target: String) throws(StateError) {
    try StoredFolder(target).make()
    for name in names() {
      let source = "\(path)/\(name)"
      let copy = "\(target)/\(name)"
      switch FileKind(source) {
      case .folder: try StoredFolder(source).copy(to: copy)
      case .file: try StoredFile(copy).write(StoredFile(source).read() ?? [], durably: false)
      case .link(let destination):
        guard symlink(destination, copy) == 0 else {
          throw .system(path: copy, errno: errno)
        }
      case .other, nil: break
      }
    }
  }

  /// Has the system write the folder's names to the disk.
  func sync() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func failure() -> StateError { .system(path: path, errno: errno) }
}
