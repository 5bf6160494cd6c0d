import Glibc

/// Looks whether a folder that a person named is there.
enum FolderCheck {
  static func exists(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }
}
