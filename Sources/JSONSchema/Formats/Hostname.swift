/// Host names: of letters, digits and hyphens (RFC 1123), or of any script (RFC 5890).
enum Hostname {
  /// A name whose labels that begin with `xn--` stand for valid labels of other scripts.
  static func isHostname(_ text: String) -> Bool {
    guard text.utf8.count <= 253 else { return false }
    return isName(
      text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }, allowsScripts: false)
  }

  static func isInternationalHostname(_ text: String) -> Bool {
    let dots: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
    let labels = text.unicodeScalars
      .split(omittingEmptySubsequences: false) { dots.contains($0) }.map { String($0) }
    return isName(labels, allowsScripts: true)
  }

  /// The domain of a mailbox: RFC 6531 leaves what is beyond ASCII to the mail servers.
  static func isMailDomain(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { label in
        (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
          && label.last != UInt8(ascii: "-")
          && label.allSatisfy { isLabelByte($0) || $0 >= 0x80 }
      }
  }

  private static func isName(_ labels: [String], allowsScripts: Bool) -> Bool {
    var decoded: [[Unicode.Scalar]] = []
    var length = labels.count - 1
    for label in labels {
      guard let (scalars, count) = decode(label, allowsScripts), count <= 63 else { return false }
      decoded.append(scalars)
      length += count
    }
    guard length <= 253 else { return false }
    let isBidirectional = decoded.contains { $0.contains(where: BidirectionalRule.isRightToLeft) }
    return !isBidirectional || decoded.allSatisfy(BidirectionalRule.allows)
  }

  /// A label's scalars and the length of its ASCII form, or nil when it is no label.
  private static func decode(
    _ label: String, _ allowsScripts: Bool
  ) -> (scalars: [Unicode.Scalar], length: Int)? {
    let bytes = Array(label.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      let scalars = Array(label.unicodeScalars)
      guard allowsScripts, InternationalLabel.isValid(scalars) else { return nil }
      return (scalars, 4 + Punycode.encode(scalars).count)
    }
    guard !bytes.isEmpty, bytes.allSatisfy(isLabelByte), bytes.first != UInt8(ascii: "-"),
      bytes.last != UInt8(ascii: "-")
    else { return nil }
    guard bytes.count >= 4, bytes[2] == UInt8(ascii: "-"), bytes[3] == UInt8(ascii: "-") else {
      return (Array(label.unicodeScalars), bytes.count)
    }
    // Two hyphens here are kept for prefixes, and `xn` is the only one there is.
    let lowercase = bytes.map { ASCII.isLetter($0) ? $0 | 0x20 : $0 }
    guard lowercase.starts(with: "xn".utf8), let scalars = Punycode.decode(lowercase[4...]),
      !scalars.allSatisfy(\.isASCII), Punycode.encode(scalars)[...] == lowercase[4...],
      InternationalLabel.isValid(scalars)
    else { return nil }
    return (scalars, bytes.count)
  }

  private static func isLabelByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-")
  }
}
