/// A scalar that a label may hold in some surroundings only (RFC 5892, appendix A).
enum ContextRule {
  case zeroWidthNonJoiner
  case zeroWidthJoiner
  case middleDot
  case greekNumeralSign
  case hebrewPunctuation
  case katakanaMiddleDot
  case arabicIndicDigit
  case extendedArabicIndicDigit

  /// The rule of a scalar, or nil when it has none.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200C: self = .zeroWidthNonJoiner
    case 0x200D: self = .zeroWidthJoiner
    case 0xB7: self = .middleDot
    case 0x375: self = .greekNumeralSign
    case 0x5F3, 0x5F4: self = .hebrewPunctuation
    case 0x30FB: self = .katakanaMiddleDot
    case 0x660...0x669: self = .arabicIndicDigit
    case 0x6F0...0x6F9: self = .extendedArabicIndicDigit
    default: return nil
    }
  }

  private static let greek = ScalarRanges(UnicodeScript.greek.ranges)
  private static let hebrew = ScalarRanges(UnicodeScript.hebrew.ranges)
  private static let japanese = [UnicodeScript.hiragana, .katakana, .han]
    .map { ScalarRanges($0.ranges) }

  func allows(_ place: Int, in label: [Unicode.Scalar]) -> Bool {
    let before = place > 0 ? label[place - 1] : nil
    let after = place + 1 < label.count ? label[place + 1] : nil
    switch self {
    case .zeroWidthNonJoiner:
      return Self.isVirama(before) || JoiningType.areJoined(around: place, in: label)
    case .zeroWidthJoiner: return Self.isVirama(before)
    case .middleDot: return before == "l" && after == "l"
    case .greekNumeralSign: return after.map(Self.greek.contains) ?? false
    case .hebrewPunctuation: return before.map(Self.hebrew.contains) ?? false
    case .katakanaMiddleDot:
      return label.contains { scalar in
        scalar != "\u{30FB}" && Self.japanese.contains { $0.contains(scalar) }
      }
    case .arabicIndicDigit: return !label.contains { (0x6F0...0x6F9).contains($0.value) }
    case .extendedArabicIndicDigit: return !label.contains { (0x660...0x669).contains($0.value) }
    }
  }

  private static func isVirama(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.canonicalCombiningClass == .virama
  }
}
