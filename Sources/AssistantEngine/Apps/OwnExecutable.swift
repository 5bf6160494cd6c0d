import Glibc

/// The executable of this process, beside which its apps lie.
package enum OwnExecutable {
  /// The path, links resolved; nil where the system does not say.
  package static var path: String? {
    guard let real = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that the executable is in.
  package static var folder: String? { path.map { StoredFolder(containing: $0).path } }
}
