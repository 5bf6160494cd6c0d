/// What a Korean particle says of the word before it.
enum KoreanParticleRole: UInt8 {
  case none
  case topic
  case subject
  case object
  case possessive
  case place
  case source
  case recipient
  case direction
  case with
  case choice
  case plural
  case start
  case end
  case also
  case only
  case except
  case vocative

  /// Whether a request means the same without it.
  var isDroppable: Bool {
    switch self {
    case .topic, .subject, .object, .possessive, .place, .source, .recipient, .direction, .with,
      .choice, .plural:
      true
    case .none, .start, .end, .also, .only, .except, .vocative: false
    }
  }

  /// Whether a request means the same with the other in its place.
  func isExchangeable(with other: KoreanParticleRole) -> Bool {
    switch (self, other) {
    case (.topic, .subject), (.topic, .object), (.subject, .topic), (.object, .topic): true
    case (.place, .direction), (.direction, .place): true
    case (.place, .recipient), (.recipient, .place): true
    default: self == other
    }
  }
}
