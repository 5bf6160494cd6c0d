/// The bounds of a range that are worth saying: not those that only stand for "any".
struct NumberRange {
  let lower: String?
  let upper: String?

  init(_ range: ClosedRange<Double>) {
    lower = Self.text(range.lowerBound)
    upper = Self.text(range.upperBound)
  }

  private static func text(_ bound: Double) -> String? {
    guard abs(bound) < 1e15 else { return nil }
    return bound.rounded() == bound ? String(Int(bound)) : String(bound)
  }
}

extension String {
  /// The text as it stands in the middle of a sentence: a first word that is all capitals stays.
  var lowercasedFirst: String {
    let firstWord = prefix { $0 != " " }
    guard firstWord.dropFirst().allSatisfy({ !$0.isUppercase }) else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
