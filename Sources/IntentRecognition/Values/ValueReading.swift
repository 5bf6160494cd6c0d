/// One way to read a value in words, and where the words are.
package struct ValueReading<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// The other end, when the words name a range: "2 to 5", 두 시부터 네 시까지.
  package var upper: Value?
  /// Where the words are, as UTF-8 offsets.
  package var range: Range<Int>
  /// Whether nothing else was said, particles and courtesy aside.
  package var isWhole: Bool

  package init(value: Value, upper: Value? = nil, range: Range<Int>, isWhole: Bool) {
    self.value = value
    self.upper = upper
    self.range = range
    self.isWhole = isWhole
  }
}
