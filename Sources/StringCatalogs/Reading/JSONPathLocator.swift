import JSON

/// Finds where a value stands in the text of a JSON document that is known to be well-formed.
struct JSONPathLocator {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of the value at the end of a path of member names.
  ///
  /// Where the path leads nowhere, it is the place of the last value on the way.
  func offset(of path: [String]) -> Int {
    var locator = self
    locator.skipSpace()
    for name in path {
      let start = locator.position
      guard locator.enter(name) else { return start }
    }
    return locator.position
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  /// Goes to the value of a member of the object that begins here.
  private mutating func enter(_ name: String) -> Bool {
    guard next == UInt8(ascii: "{") else { return false }
    position += 1
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { return false }
      let start = position
      skipString()
      let key = try? JSONValue(parsing: bytes[start..<position]).string
      skipSpace()
      position += 1
      skipSpace()
      if let key, key.utf8.elementsEqual(name.utf8) { return true }
      skipValue()
      skipSpace()
      guard next == UInt8(ascii: ",") else { return false }
      position += 1
    }
  }

  private mutating func skipString() {
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  /// Skips a value: brackets are counted, strings passed over.
  private mutating func skipValue() {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        position += 1
      case UInt8(ascii: ","):
        if depth == 0 { return }
        position += 1
      default: position += 1
      }
      if depth == 0, let byte = next, byte == UInt8(ascii: ",") { return }
    }
  }
}
