extension Tier {
  /// The strictest tier that allows all of these.
  init(_ costs: some Sequence<Cost.Kind>) {
    self = costs.map(\.tier).max() ?? .literal
  }
}

extension Cost.Kind {
  /// The strictest tier that allows this.
  package var tier: Tier {
    switch self {
    case .unknownValue, .spacing: .literal
    case .assistantName, .courtesy, .requestEnding, .particle: .polite
    case .nameOmitted, .nameElsewhere, .nameAdded: .nameOmitted
    case .typingError, .smallWordMissing, .smallWordAdded, .number, .synonym, .missingSlot,
      .leftover:
      .flexible
    case .wordMoved, .wordRepeated: .rearranged
    }
  }
}

extension Cost {
  /// How much a reading leaves open: nothing, words beside a value, a missing value, an unknown one.
  static func openness(of kinds: some Sequence<Kind>) -> Int {
    kinds.reduce(0) { openness, kind in
      switch kind {
      case .unknownValue: max(openness, 3)
      case .missingSlot: max(openness, 2)
      case .leftover: max(openness, 1)
      case .assistantName, .courtesy, .requestEnding, .particle, .nameOmitted, .nameElsewhere,
        .typingError, .smallWordMissing, .smallWordAdded, .number, .synonym, .nameAdded, .spacing,
        .wordMoved, .wordRepeated:
        openness
      }
    }
  }
}
