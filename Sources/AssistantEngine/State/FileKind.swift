import Glibc

/// What stands at a path.
enum FileKind: Equatable, Sendable {
  case file
  case folder
  case link(destination: String)
  case other

  /// Looks at what a path leads to, links followed; nil when nothing is there.
  init?(following path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  /// Looks at a path, links not followed; nil when nothing is there.
  init?(_ path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK:
      var destination = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &destination, destination.count)
      guard count >= 0 else { return nil }
      self = .link(
        destination: String(
          decoding: destination[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    default: self = .other
    }
  }
}
