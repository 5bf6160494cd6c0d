/// Orders the alignments of one phrase.
struct AlignedRank {
  private let openness: Int
  private let tier: Tier
  private let costs: Int
  private let literalWords: Int
  private let covered: Int

  init(_ reading: AlignedReading) {
    let kinds = reading.costs.map(\.kind)
    openness = Cost.openness(of: kinds)
    tier = Tier(kinds)
    // An unknown value does not take a particle along.
    let weight = openness == 3 ? kinds.count { $0 != .particle } : kinds.count
    costs = weight
    literalWords = reading.literalWords
    let sum = reading.slots.reduce(0) { $0 + $1.tokens.count }
    covered = openness == 3 ? -sum : sum
  }

  /// Less than zero when this is the better one.
  func compare(_ other: AlignedRank) -> Int {
    if openness != other.openness { return openness - other.openness }
    if openness != 3, tier != other.tier { return tier.rawValue - other.tier.rawValue }
    if literalWords != other.literalWords { return other.literalWords - literalWords }
    if costs != other.costs { return costs - other.costs }
    return other.covered - covered
  }
}
