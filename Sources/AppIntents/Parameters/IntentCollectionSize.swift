/// How many values a collection parameter has.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The fewest.
  public let minimum: Int?
  /// The most.
  public let maximum: Int?

  /// Makes a size between two numbers.
  public init(min: Int, max: Int) {
    minimum = min
    maximum = max
  }

  /// Makes a size of one number.
  public init(exactly count: Int) {
    minimum = count
    maximum = count
  }

  /// Makes a size of one number.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}
