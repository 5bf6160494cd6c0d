import Foundation
import LineEditing
import Testing

struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("history-\(UUID().uuidString)")

  private var path: String { folder.appendingPathComponent("behest/history").path }

  @Test func `is for the owner's eyes and is read back`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = HistoryFile(path: path)
    #expect(file.load().lines.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path), "looking creates nothing")
    #expect(file.append("예약"))
    #expect(file.append("save  it\t") == false)
    #expect(file.append("save  it"))
    #expect(file.load().lines == ["예약", "save  it"])
    #expect(try permissions(of: path) == 0o600)
    #expect(try permissions(of: folder.appendingPathComponent("behest").path) == 0o700)
    #expect(file.removeAll())
    #expect(file.load().lines.isEmpty)
  }

  @Test func `is trimmed and cleared of doubles when it is read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = HistoryFile(path: path, limit: 3)
    for line in ["a", "b", "c", "b", "d", "d"] { file.append(line) }
    #expect(file.load().lines == ["c", "b", "d"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "c\nb\nd\n")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("behest").path)
    #expect(names == ["history"])
  }

  @Test func `leaves out lines that are not UTF-8`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = HistoryFile(path: path)
    file.append("a")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data([0xFF, 0x0A]))
    try handle.close()
    file.append("b")
    #expect(file.load().lines == ["a", "b"])
  }

  @Test func `is an empty history where it cannot be`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = HistoryFile(path: path)
    #expect(file.load().lines.isEmpty)
    #expect(!file.append("a"))
    #expect(!HistoryFile(path: "/proc/no/history").append("a"))
  }

  @Test func `loses no line of two conversations at once`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = HistoryFile(path: path)
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            file.append("line \(writer) \(number)")
            // A line said twice makes the reader rewrite the file meanwhile.
            file.append("again")
            if number % 10 == writer { _ = file.load() }
          }
        }
      }
    }
    #expect(Set(file.load().lines).count == 201)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
