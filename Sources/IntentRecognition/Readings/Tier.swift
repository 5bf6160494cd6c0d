/// How freely an utterance was taken, strictest first.
package enum Tier: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The phrase as it is written, but for case, punctuation, width and Hangul spacing.
  case literal
  /// With courtesy around it, another request ending, another particle.
  case polite
  /// Without the app's name, or with it in another place.
  case nameOmitted
  /// With a typing error, a small word more or less, another number, a synonym.
  case flexible
  /// With its words in another order; only for names that people gave.
  case rearranged

  /// The tiers of apps' phrases, whose words keep their order.
  package static let ofPhrases: [Tier] = [.literal, .polite, .nameOmitted, .flexible]

  package static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
}
