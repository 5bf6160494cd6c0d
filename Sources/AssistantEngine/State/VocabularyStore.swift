package import ExtensionProtocol
import JSON
import Synchronization

/// The values that phrases may name, as the apps last donated them: per app, type and locale.
///
/// A vocabulary is an index file with the first page in it and, when it is long, more page files
/// of the same generation: a donation of any length replaces the whole at one moment.
package final class VocabularyStore: Sendable {
  /// The most values of a type that are kept; those beyond are dropped.
  package static let limit = 50_000
  /// The most values of one file.
  static let pageSize = 1000

  private struct Key: Hashable {
    let app: String
    let entity: String
    let locale: String
  }

  private let folder: String
  /// Pages of donations whose last page has not come.
  private let pending = Mutex<[Key: [EntityReference]]>([:])

  package init(_ folder: StateFolder) {
    self.folder = folder.state + "/vocabulary"
  }

  /// Takes a page; gives the values that are kept now when it completed a donation that changed
  /// them.
  @discardableResult
  package func receive(
    _ page: VocabularyPage, from app: String
  ) throws(StateError) -> [EntityReference]? {
    let key = Key(app: app, entity: page.entity, locale: page.locale)
    let complete = pending.withLock { pending -> [EntityReference]? in
      var values = page.isFirst ? [] : pending[key] ?? []
      values += page.values.prefix(Self.limit - values.count)
      pending[key] = page.next == nil ? nil : values
      return page.next == nil ? values : nil
    }
    guard let complete,
      try replace(complete, of: page.entity, locale: page.locale, app: app)
    else { return nil }
    return complete
  }

  /// Replaces a vocabulary; false when it was the same.
  @discardableResult
  package func replace(
    _ values: [EntityReference], of entity: String, locale: String, app: String
  ) throws(StateError) -> Bool {
    let values = Array(values.prefix(Self.limit))
    let stored = file(Key(app: app, entity: entity, locale: locale))
    return try FileLock(folder + "/lock").withLock { () throws(StateError) in
      if (try? stored.values()) == values { return false }
      try stored.replace(with: values)
      return true
    }
  }

  /// The values, in the app's order; nil when none were ever donated.
  package func values(
    of entity: String, locale: String, app: String
  ) throws(StateError) -> [EntityReference]? {
    try file(Key(app: app, entity: entity, locale: locale)).values()
  }

  /// Stands for the values as they are now; nil when none were ever donated.
  package func fingerprint(of entity: String, locale: String, app: String) -> Fingerprint? {
    file(Key(app: app, entity: entity, locale: locale)).fingerprint
  }

  /// The locales in which an app has donated values of a type.
  package func locales(of entity: String, app: String) -> [String] {
    StoredFolder("\(folder)/\(Self.fileName(app))/\(Self.fileName(entity))").names()
  }

  private func file(_ key: Key) -> VocabularyFile {
    VocabularyFile(
      "\(folder)/\(Self.fileName(key.app))/\(Self.fileName(key.entity))/\(Self.fileName(key.locale))"
    )
  }

  /// A name as it may stand in a path, whatever an app calls its types.
  private static func fileName(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
        bytes.append(byte)
      case UInt8(ascii: ".") where !bytes.isEmpty: bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 0xF] {
          bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
