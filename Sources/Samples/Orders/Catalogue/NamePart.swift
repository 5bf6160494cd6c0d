import Foundation

/// A part of a name, as a person says it: “oat”, “oat mil”, “우유”.
///
/// It begins with one of the name's words, and goes on as the name does. A letter or two that are no
/// whole word say too little; a choice by them would be a guess.
struct NamePart: Sendable {
  private let text: String
  /// Whether it says enough to stand for a word that goes on.
  private let mayBreakOff: Bool

  init(_ words: String) {
    text = Self.words(of: words).joined()
    let isAlphabetic = text.unicodeScalars.allSatisfy { $0.value < 0x1100 }
    mayBreakOff = text.count >= (isAlphabetic ? 3 : 2)
  }

  /// Whether it is a part of a name.
  func isPart(of name: String) -> Bool {
    let words = Self.words(of: name)
    return words.indices.contains { start in
      let rest = words[start...]
      guard rest.joined().hasPrefix(text), !text.isEmpty else { return false }
      if mayBreakOff { return true }
      var whole = ""
      return rest.contains { word in
        whole += word
        return whole == text
      }
    }
  }

  /// A text's words: letters and digits alone, compatibility forms and case folded.
  static func words(of text: String) -> [String] {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
