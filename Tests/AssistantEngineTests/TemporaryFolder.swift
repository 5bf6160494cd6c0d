import Foundation
import Glibc

/// A folder that is removed when the test lets it go.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/behest-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(errno: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  struct Failure: Error {
    let errno: Int32
  }

  /// Writes a file, making the folders on the way.
  @discardableResult
  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws -> String {
    let file = path + "/" + name
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Failure(errno: errno)
    }
    return file
  }

  /// The text of a file; nil when there is none.
  func read(_ name: String) -> String? {
    let descriptor = open(path + "/" + name, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 {
      text += chunk[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The names in a folder, sorted.
  func names(_ folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
    return (names ?? []).sorted()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
