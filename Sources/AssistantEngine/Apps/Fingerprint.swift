import Glibc

/// By what a changed file is known without reading it.
package struct Fingerprint: Equatable, Sendable {
  package var size: Int
  /// The time of the last change, in nanoseconds since 1970.
  package var modified: Int
  package var inode: Int

  package init(size: Int, modified: Int, inode: Int) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  /// Looks at an executable; nil when there is none.
  package init?(of path: String) {
    guard access(path, X_OK) == 0 else { return nil }
    self.init(ofFile: path)
  }

  /// Looks at a file; nil when there is none.
  package init?(ofFile path: String) {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    size = Int(information.st_size)
    modified = information.st_mtim.tv_sec * 1_000_000_000 + information.st_mtim.tv_nsec
    inode = Int(truncatingIfNeeded: information.st_ino)
  }
}
