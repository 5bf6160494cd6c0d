/// Finds the choice that an answer means: by number, by name, by part of a name.
package struct ChoiceMatching: Sendable {
  private let choices: [FoldedChoice]

  /// Prepares the choices; the number words of all languages count, as people mix them.
  package init(choices: [Choice]) {
    self.choices = choices.map(FoldedChoice.init)
  }

  /// The choice that the answer means.
  ///
  /// A whole name wins over a number, since a choice may be called "2"; a number wins over a part
  /// of a name. In quotes it is a name.
  package func match(_ answer: String) -> ChoiceMatch {
    let quoted = AnswerWords.quotedText(in: answer)
    let words = FoldedText(quoted ?? answer)
    guard !words.tokens.isEmpty else { return .none }
    let forms = [words.bytes] + particleFree(words)
    for form in forms {
      let whole = indices { $0.names.contains(form) || $0.full == form }
      if !whole.isEmpty { return matched(whole) }
    }
    if quoted == nil, let number = ChoiceNumber.position(in: answer, of: choices.count) {
      return choices.indices.contains(number - 1) ? .one(number - 1) : .outOfRange(number)
    }
    for form in forms {
      let part = indices { $0.holds(form) }
      if !part.isEmpty { return matched(part) }
    }
    return .none
  }

  private func matched(_ indices: [Int]) -> ChoiceMatch {
    indices.count == 1 ? .one(indices[0]) : .several(indices)
  }

  private func indices(where holds: (FoldedChoice) -> Bool) -> [Int] {
    choices.indices.filter { holds(choices[$0]) }
  }

  /// The answer without what Korean puts after a name: 라테로, 라테요, 라테로 할게요, 라테 주세요.
  private func particleFree(_ words: FoldedText) -> [[UInt8]] {
    Self.tails.compactMap { tail in
      words.bytes.count > tail.count && words.bytes.suffix(tail.count).elementsEqual(tail)
        ? Array(words.bytes.dropLast(tail.count)) : nil
    }
  }

  private static let tails: [[UInt8]] = [
    "으로 할게요", "로 할게요", "으로 할게", "로 할게", "으로 해줘", "로 해줘", "으로 해 주세요", "로 해 주세요",
    "으로 주세요", "로 주세요", "을 주세요", "를 주세요", "주세요", "이요", "요", "으로", "로", "을", "를", "이에요",
    "예요", "입니다", "이야", "야", "에서", "에",
  ].map { FoldedText($0).bytes }
}

/// A choice's names in the form in which they are compared.
private struct FoldedChoice {
  let names: [[UInt8]]
  let full: [UInt8]?

  init(_ choice: Choice) {
    names = ([choice.title] + choice.synonyms).map { FoldedText($0).bytes }
    full = choice.subtitle.map { FoldedText(choice.title + " " + $0).bytes }
  }

  /// Whether the words are part of a name, from the beginning of one of its words on.
  func holds(_ words: [UInt8]) -> Bool {
    (names + (full.map { [$0] } ?? [])).contains { name in
      guard name.count >= words.count else { return false }
      return (0...(name.count - words.count)).contains { start in
        // A part begins where a word or a syllable does, and may end anywhere.
        let begins = start == 0 || name[start - 1] == 0x20 || name[start] >= 0xE3
        return begins && name[start..<(start + words.count)].elementsEqual(words)
      }
    }
  }
}
