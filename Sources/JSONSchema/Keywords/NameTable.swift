import Glibc
import JSON

/// Names and what belongs to each, found by the name's bytes.
///
/// The names lie in one array of bytes: looking through them copies no string.
struct NameTable: Sendable {
  /// What belongs to a name.
  struct Entry: Sendable {
    /// The schema of a member of this name, if there is one.
    var node: Int?
    /// Whether a member of this name must be there.
    var isRequired = false
    fileprivate let length: Int
    fileprivate let offset: Int
    /// The first eight bytes, which tell most names apart.
    fileprivate let head: UInt64
  }

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// The places of the names, hashed, for tables that are too long to look through.
  private var places: [ByteString: Int] = [:]
  private static let longTable = 16

  private(set) var requiredNames: [String] = []

  mutating func insert(_ name: String, node: Int) { entries[place(of: name)].node = node }

  mutating func insert(required name: String) {
    let place = place(of: name)
    guard !entries[place].isRequired else { return }
    entries[place].isRequired = true
    requiredNames.append(name)
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[ByteString(name)] { return place }
    let text = Array(name.utf8)
    entries.append(
      Entry(
        length: text.count, offset: bytes.count,
        head: text.withUnsafeBufferPointer(Self.head)))
    bytes += text
    places[ByteString(name)] = entries.count - 1
    return entries.count - 1
  }

  subscript(name: String) -> Entry? {
    guard entries.count <= Self.longTable else {
      return places[ByteString(name)].map { entries[$0] }
    }
    let found = name.utf8.withContiguousStorageIfAvailable { find($0) }
    return found ?? Array(name.utf8).withUnsafeBufferPointer { find($0) }
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Entry? {
    let head = Self.head(of: name)
    for entry in entries where entry.length == name.count && entry.head == head {
      guard entry.length > 8, let start = name.baseAddress else { return entry }
      let isSame = bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { memcmp($0 + entry.offset + 8, start + 8, entry.length - 8) == 0 }
      }
      if isSame == true { return entry }
    }
    return nil
  }

  private static func head(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for byte in name.prefix(8) { head = head << 8 | UInt64(byte) }
    return head
  }
}
