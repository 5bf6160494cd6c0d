/// A text in the form in which it is compared, with its tokens; for what is not in a hurry.
struct FoldedText {
  var bytes: [UInt8]
  var tokens: [FoldedToken]

  init(_ text: String) {
    self.init(text, with: TextFolder(capacity: text.utf8.count))
  }

  init(_ text: String, with folder: TextFolder) {
    var text = text
    text.withUTF8 { folder.fold($0) }
    bytes = Array(UnsafeBufferPointer(start: folder.bytes, count: folder.byteCount))
    tokens = Array(UnsafeBufferPointer(start: folder.tokens, count: folder.count))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of some of the tokens.
  func bytes(of range: Range<Int>) -> ArraySlice<UInt8> {
    guard !range.isEmpty else { return [] }
    return bytes[Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)]
  }

  func word(_ index: Int) -> String {
    String(decoding: bytes(of: index..<(index + 1)), as: UTF8.self)
  }
}
