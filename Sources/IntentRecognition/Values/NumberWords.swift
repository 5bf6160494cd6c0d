/// Words that count.
enum NumberWords {
  /// Whether folded text is a number, with or without a counter.
  static func isQuantity(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }
}
