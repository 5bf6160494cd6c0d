/// A regular expression as it is written.
indirect enum PatternTree: Sendable {
  /// A condition on a place in the text.
  enum Anchor: Sendable {
    case start, end, wordBoundary, notWordBoundary
  }

  case empty
  case scalar(ScalarSet)
  case sequence([PatternTree])
  case choice([PatternTree])
  case repetition(PatternTree, minimum: Int, maximum: Int?)
  case anchor(Anchor)
  case look(PatternTree, ahead: Bool, isNegated: Bool)
  case backReference
}

extension PatternTree {
  /// The pattern that matches the same text read from its end.
  var reversed: PatternTree {
    switch self {
    case .empty, .scalar, .anchor, .look, .backReference: self
    case .sequence(let parts): .sequence(parts.reversed().map(\.reversed))
    case .choice(let parts): .choice(parts.map(\.reversed))
    case .repetition(let part, let minimum, let maximum):
      .repetition(part.reversed, minimum: minimum, maximum: maximum)
    }
  }
}
