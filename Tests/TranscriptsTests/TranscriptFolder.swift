import Foundation
import Transcripts

/// A folder of its own for a test, removed when the test is over.
final class TranscriptFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("behest-transcripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that it needs, and returns its path.
  @discardableResult
  func write(_ text: String, as name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes[.posixPermissions] as? Int) ?? 0
  }

  /// Replays files and folders of this one with a shop.
  func run(
    _ names: [String] = [""], changes: Set<ScriptedShop.Change> = [],
    _ options: TranscriptRunOptions = TranscriptRunOptions()
  ) async throws -> TranscriptReport {
    let run = TranscriptRun(options: options) { setting, _ in
      ScriptedShop(locale: setting.locale, changes: changes)
    }
    return try await run.run(names.map { $0.isEmpty ? path : path + "/" + $0 })
  }
}
