import IntentRecognition

/// A row of a table: words, and the values that are read in them.
struct ValueCase: CustomStringConvertible, Sendable {
  var words: String
  var expected: [String]

  init(_ words: String, _ expected: String...) {
    self.words = words
    self.expected = expected
  }

  var description: String { words }

  /// Tuesday, 1 December 2026, nine in the morning, in Seoul.
  static let reference = ReferenceTime(
    now: (CivilDate(year: 2026, month: 12, day: 1)?.daysSinceEpoch ?? 0) * 86400
  ) { _ in 9 * 3600 }

  static let recognizer = ValueRecognizer(locale: "en", reference: reference)

  /// A number without a fraction that is zero.
  static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
