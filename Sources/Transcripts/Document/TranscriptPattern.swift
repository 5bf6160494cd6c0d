/// The text of an expected line, in which `[..]` stands for anything and `\[..]` for itself.
package struct TranscriptPattern: Hashable, Sendable {
  /// The text as it is written.
  package let source: String

  /// Takes text in which wildcards are meant as such.
  package init(_ source: String) { self.source = source }

  /// Takes text that stands for itself.
  package init(literal text: String) {
    var source: [UInt8] = []
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      if bytes[index...].starts(with: Self.wildcard) { source.append(UInt8(ascii: "\\")) }
      source.append(bytes[index])
    }
    self.source = String(decoding: source, as: UTF8.self)
  }

  private static let wildcard = Array("[..]".utf8)

  /// Whether a text fits; canonically equivalent texts do, and a narrow space is a space.
  package func matches(_ text: String) -> Bool {
    let text = TranscriptText.comparable(text)
    let parts = literalParts
    guard let first = parts.first, let last = parts.last else { return false }
    if parts.count == 1 { return first == text }
    guard text.count >= first.count + last.count, text.starts(with: first),
      text.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = text[first.count..<(text.count - last.count)]
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let end = Self.endOfFirst(part, in: rest) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// The texts between the wildcards, ready to be compared.
  private var literalParts: [[UInt8]] {
    let bytes = Array(source.utf8)
    var parts: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: Self.wildcard) {
        parts.append([])
        index += Self.wildcard.count
      } else if bytes[index] == UInt8(ascii: "\\"),
        bytes[(index + 1)...].starts(with: Self.wildcard)
      {
        parts[parts.count - 1] += Self.wildcard
        index += 1 + Self.wildcard.count
      } else {
        parts[parts.count - 1].append(bytes[index])
        index += 1
      }
    }
    return parts.map { TranscriptText.comparable(String(decoding: $0, as: UTF8.self)) }
  }

  private static func endOfFirst(_ part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= part.count else { return nil }
    for start in text.startIndex...(text.endIndex - part.count)
    where text[start...].starts(with: part) {
      return start + part.count
    }
    return nil
  }
}
