extension JSONValue {
  /// The document as compact JSON text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The document as the bytes of compact JSON text, members in their order.
  package var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(256)
    write(to: &output)
    return output
  }

  /// The document as indented JSON text with a final newline, for files that people read.
  package var prettyText: String {
    var output: [UInt8] = []
    write(to: &output, indent: 0)
    output.append(UInt8(ascii: "\n"))
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends compact JSON text, or indented text when a level is given.
  func write(to output: inout [UInt8], indent: Int? = nil) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let value): output.append(contentsOf: value.literal.utf8)
    case .string(let value): Self.writeString(value, to: &output)
    case .array(let elements):
      Self.writeList(elements, "[", "]", indent, to: &output) { element, level, output in
        element.write(to: &output, indent: level)
      }
    case .object(let object):
      Self.writeList(object.members, "{", "}", indent, to: &output) { member, level, output in
        Self.writeString(member.key, to: &output)
        output.append(contentsOf: (level == nil ? ":" : ": ").utf8)
        member.value.write(to: &output, indent: level)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ indent: Int?,
    to output: inout [UInt8], _ writeElement: (Element, Int?, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if let indent { newline(indent + 1, to: &output) }
      writeElement(element, indent.map { $0 + 1 }, &output)
    }
    if let indent, !elements.isEmpty { newline(indent, to: &output) }
    output.append(UInt8(ascii: close))
  }

  private static func newline(_ level: Int, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private static func writeString(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output.append(contentsOf: #"\""#.utf8)
      case UInt8(ascii: "\\"): output.append(contentsOf: #"\\"#.utf8)
      case 0x08: output.append(contentsOf: #"\b"#.utf8)
      case 0x0C: output.append(contentsOf: #"\f"#.utf8)
      case 0x0A: output.append(contentsOf: #"\n"#.utf8)
      case 0x0D: output.append(contentsOf: #"\r"#.utf8)
      case 0x09: output.append(contentsOf: #"\t"#.utf8)
      case 0..<0x20:
        output.append(contentsOf: #"\u00"#.utf8)
        for digit in [byte >> 4, byte & 0x0F] {
          output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
