/// When a confirmation is asked for at all.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only when what the person said was not understood for sure; typed words always are.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
