/// How a word ends when it is read aloud in Korean.
enum KoreanSound: Hashable {
  case vowel
  /// The consonant ㄹ, after which 로 stays 로.
  case rieul
  /// Any other consonant.
  case consonant

  /// The end of a word, its closing punctuation aside.
  init(endOf word: String) {
    let scalars = Array(FoldedText(word).text.unicodeScalars)
    // Case tells an acronym, which is spelled, from a word, which is read.
    let letters = word.unicodeScalars.reversed().drop { !$0.properties.isAlphabetic }
    guard let last = scalars.last else {
      self = .vowel
      return
    }
    switch last.value {
    case 0xAC00...0xD7A3: self.init(final: HangulSyllable.final(of: last.value))
    case 0x30...0x39:
      self.init(
        digits: scalars.reversed().prefix { $0.value >= 0x30 && $0.value <= 0x39 }.map(\.value))
    case 0x61...0x7A:
      let run = letters.prefix { $0.isASCII && $0.properties.isAlphabetic }
      self.init(latin: String(String.UnicodeScalarView(run.reversed())), in: scalars)
    case 0x3131...0x314E: self = .consonant
    default: self = .vowel
    }
  }

  private init(final: UInt32) {
    self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
  }

  /// A number, last digit first: zeros are read by their place (십, 백, 천, 만, 억, 조).
  private init(digits: [UInt32]) {
    let zeros = digits.prefix { $0 == 0x30 }.count
    if zeros == digits.count {
      self = .consonant
    } else if zeros > 0 {
      self = zeros >= 12 && zeros < 16 ? .vowel : .consonant
    } else {
      switch digits[0] {
      case 0x31, 0x37, 0x38: self = .rieul
      case 0x33, 0x36: self = .consonant
      default: self = .vowel
      }
    }
  }

  private init(latin run: String, in scalars: [Unicode.Scalar]) {
    let lower = run.lowercased()
    let isAfterDigit = scalars.dropLast(run.utf8.count).last { $0 != " " }.map {
      $0.value >= 0x30 && $0.value <= 0x39
    }
    if isAfterDigit == true, let unit = Self.units[lower] {
      self = unit
    } else if run.count == 1 || Self.isSpelled(run) {
      switch lower.last {
      case "l", "r": self = .rieul
      case "m", "n": self = .consonant
      default: self = .vowel
      }
    } else {
      self.init(englishWord: Array(lower.utf8))
    }
  }

  private static let units: [String: KoreanSound] = [
    "km": .vowel, "cm": .vowel, "mm": .vowel, "m": .vowel, "ml": .vowel, "l": .vowel,
    "kg": .consonant, "g": .consonant, "mg": .consonant, "gb": .vowel, "mb": .vowel,
  ]

  private static func isSpelled(_ run: String) -> Bool {
    run == run.uppercased() && (run.count <= 3 || !run.contains { "AEIOU".contains($0) })
  }

  /// An English word by its spelling, as it is usually written in Hangul.
  private init(englishWord word: [UInt8]) {
    func isVowel(_ byte: UInt8?) -> Bool { byte.map { "aeiou".utf8.contains($0) } ?? false }
    func letter(_ fromEnd: Int) -> UInt8? {
      word.count >= fromEnd ? word[word.count - fromEnd] : nil
    }
    let last = letter(1) ?? 0
    if last == UInt8(ascii: "e"), word.count > 3, let before = letter(2),
      "lmn".utf8.contains(before)
    {
      self = before == UInt8(ascii: "l") ? .rieul : .consonant
      return
    }
    switch last {
    case UInt8(ascii: "l"): self = .rieul
    case UInt8(ascii: "m"), UInt8(ascii: "n"): self = .consonant
    case UInt8(ascii: "g"): self = letter(2) == UInt8(ascii: "n") ? .consonant : .vowel
    case UInt8(ascii: "k") where letter(2) == UInt8(ascii: "c"): self = .consonant
    case UInt8(ascii: "p") where letter(2) == last: self = .consonant
    case UInt8(ascii: "p"), UInt8(ascii: "t"), UInt8(ascii: "k"):
      let isShort = isVowel(letter(2)) && !isVowel(letter(3))
      self = isShort || word.suffix(3).elementsEqual("ook".utf8) ? .consonant : .vowel
    default: self = .vowel
    }
  }
}
