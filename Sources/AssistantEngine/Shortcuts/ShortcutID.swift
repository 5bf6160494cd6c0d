/// The ids of shortcuts, which are the names of their files.
package enum ShortcutID {
  /// Whether a text can be an id: small Latin letters, digits and hyphens.
  package static func isValid(_ id: String) -> Bool {
    (1...64).contains(id.utf8.count) && id.utf8.first != UInt8(ascii: "-")
      && id.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
  }

  /// An id that is like a name; a name in other letters gives `shortcut`.
  package static func like(_ name: String) -> String {
    var id = ""
    for byte in name.lowercased().utf8 {
      if (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) {
        id.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !id.isEmpty, !id.hasSuffix("-") {
        id += "-"
      }
      if id.utf8.count == 48 { break }
    }
    while id.hasSuffix("-") { id.removeLast() }
    return id.utf8.contains { (0x61...0x7A).contains($0) } ? id : "shortcut"
  }

  /// The id, or the next one with a number behind it that is free.
  static func free(_ id: String, isTaken: (String) -> Bool) -> String {
    var candidate = id
    var number = 2
    while isTaken(candidate) {
      candidate = "\(id.prefix(56))-\(number)"
      number += 1
    }
    return candidate
  }
}
