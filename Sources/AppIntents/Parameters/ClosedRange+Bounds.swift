extension ClosedRange<Double> {
  /// The range of a pair of whole numbers.
  init(bounds: (lowerBound: Int, upperBound: Int)) {
    self.init(bounds: (Double(bounds.lowerBound), Double(bounds.upperBound)))
  }

  /// The range of a pair of numbers; a pair the wrong way round is a mistake that traps.
  init(bounds: (lowerBound: Double, upperBound: Double)) {
    self = bounds.lowerBound...bounds.upperBound
  }
}
