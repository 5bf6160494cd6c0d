/// Folds the lines of a calendar file by RFC 5545: at most 75 octets, never inside a character.
///
/// libical 3.0.16 folds between the CR and the LF of a line end where a line has just the wrong
/// length, which leaves a blank line in the file; so its folds are taken out and made again.
enum ContentLineFolding {
  private static let limit = 75
  private static let (cr, lf, space) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " "))

  /// The same content lines, folded right.
  static func refold(_ bytes: [UInt8]) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    for line in unfold(bytes).split(separator: lf) {
      fold(line.last == cr ? line.dropLast() : line, into: &folded)
    }
    return folded
  }

  /// Takes out every line end that a space follows, and the space.
  private static func unfold(_ bytes: [UInt8]) -> [UInt8] {
    var unfolded: [UInt8] = []
    unfolded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if index + 2 < bytes.count, bytes[index] == cr, bytes[index + 1] == lf,
        bytes[index + 2] == space
      {
        index += 3
      } else {
        unfolded.append(bytes[index])
        index += 1
      }
    }
    return unfolded
  }

  private static func fold(_ line: ArraySlice<UInt8>, into folded: inout [UInt8]) {
    var rest = line
    var room = limit
    while rest.count > room {
      var cut = rest.startIndex + room
      // A continuation byte belongs to the character before it, which has four bytes at most.
      let earliest = cut - 3
      while cut > earliest, rest[cut] & 0xC0 == 0x80 { cut -= 1 }
      folded += rest[..<cut]
      folded += [cr, lf, space]
      rest = rest[cut...]
      room = limit - 1
    }
    folded += rest
    folded += [cr, lf]
  }
}
