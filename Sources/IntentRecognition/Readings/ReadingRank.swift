/// Where a reading stands among others; the smaller rank is the better reading.
package struct ReadingRank: Hashable, Sendable, Comparable {
  /// Known values first, then values with words beside them, missing ones, unknown ones.
  package var openness: Int
  package var tier: Tier
  var literalWords: Int
  package var forgiven: Int
  var covered: Int

  package static func < (left: ReadingRank, right: ReadingRank) -> Bool {
    if left.openness != right.openness { return left.openness < right.openness }
    if left.tier != right.tier { return left.tier < right.tier }
    if left.literalWords != right.literalWords { return left.literalWords > right.literalWords }
    if left.forgiven != right.forgiven { return left.forgiven < right.forgiven }
    return left.covered > right.covered
  }
}

extension Reading {
  /// The tier decides, then the words of the phrase, then what was forgiven, then what the slots
  /// cover; a reading with unknown words never wins over one without.
  package var rank: ReadingRank {
    ReadingRank(
      openness: Cost.openness(of: costs.map(\.kind)), tier: tier, literalWords: literalWords,
      forgiven: costs.count,
      covered: captures.reduce(0) { $0 + $1.range.count })
  }
}

extension [Reading] {
  /// The readings that rank as high as the first of this sorted list: more than one is a tie.
  package var best: ArraySlice<Reading> {
    guard let rank = first?.rank else { return [] }
    return prefix { $0.rank == rank }
  }
}
