import Glibc

/// Paths without links, so that two ways to one place are one.
enum RealPath {
  /// The path without links as far as it exists; what does not exist stays as it is written.
  static func of(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
    return of(String(path[..<slash])) + path[slash...]
  }
}
