import Foundation

/// What the courier shall know, on this device alone: it may hold the code of a door.
struct DeliveryNote: Sendable {
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  /// The note; `nil` when there is none.
  var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Puts a note in the place of the one before.
  func write(_ text: String) throws(OrderError) {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let draft = file.appendingPathExtension("tmp")
      try? FileManager.default.removeItem(at: draft)
      let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
      guard
        FileManager.default.createFile(
          atPath: draft.path, contents: Data(text.utf8), attributes: attributes),
        rename(draft.path, file.path) == 0
      else { throw OrderError.storageUnavailable }
    } catch {
      throw .storageUnavailable
    }
  }
}
