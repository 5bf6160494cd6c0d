import Glibc

/// Where this program and those built with it are.
enum Executables {
  static let folder: String = {
    guard let real = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(real) }
    let path = String(cString: real)
    return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }()
}

/// A folder that is there while it is needed.
final class TemporaryFolder {
  let path: String

  init(_ name: String) {
    var template = Array("/tmp/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      preconditionFailure("A temporary folder could not be made.")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.removeAll(path) }

  private static func removeAll(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeAll(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }
}
