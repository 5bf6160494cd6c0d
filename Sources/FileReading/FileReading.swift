import Glibc

/// Reads files and folders with the C library, since Foundation is not on the way to the prompt.
package enum FileReading {
  /// The whole of a file.
  package static func bytes(of path: String) throws(FileReadingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileReadingError(errno: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw FileReadingError(errno: errno)
      }
    }
  }

  /// The names in a folder, in the system's order; none when it cannot be read.
  package static func names(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether there is something of that name; a link must lead somewhere.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
