/// Undoes what happens when Latin letters are typed with the Hangul keyboard on (두벌식).
enum HangulKeyboard {
  /// The letters of the keys that make a text: `ㅗ디ㅔ` is `help`.
  static func latinLetters(of text: String) -> String {
    var keys = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3:
        let index = Int(scalar.value) - 0xAC00
        keys += initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
      case 0x3131...0x314E: keys += consonants[Int(scalar.value) - 0x3131]
      case 0x314F...0x3163: keys += vowels[Int(scalar.value) - 0x314F]
      default: keys.unicodeScalars.append(scalar)
      }
    }
    return keys
  }

  private static let initials = [
    "r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]
  private static let vowels = [
    "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl",
    "b", "m", "ml", "l",
  ]
  private static let finals = [
    "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "qt", "t", "T", "d", "w", "c", "z", "x", "v", "g",
  ]
  private static let consonants = [
    "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg",
    "a", "q", "Q", "qt", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]
}
