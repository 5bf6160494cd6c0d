/// Reads an answer as the position of a choice: `2`, `２`, `#2`, `the second one`, 두 번째, 2번, 마지막.
enum ChoiceNumber {
  /// The position from 1 on; nil when the answer is no such thing.
  static func position(in answer: String, of count: Int) -> Int? {
    let text = FoldedText(answer)
    if let position = english(text, of: count) { return position }
    return korean(text, of: count)
  }

  private static func english(_ text: FoldedText, of count: Int) -> Int? {
    var words = text.text.split(separator: " ").map(String.init)[...]
    while let first = words.first, ["the", "number", "no", "option", "choice"].contains(first) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last,
      ["one", "please", "option", "choice"].contains(last)
    {
      words.removeLast()
    }
    guard words.count == 1, let word = words.first else { return nil }
    if let number = Int(word) { return number }
    if Language.english.lastWords.contains(word) { return count }
    if let index = Language.english.ordinals.firstIndex(of: word) { return index + 1 }
    if let index = englishNumbers.firstIndex(of: word) { return index + 1 }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)) ? Int(digits) : nil
  }

  private static let englishNumbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static func korean(_ text: FoldedText, of count: Int) -> Int? {
    var words = text.text[...]
    for tail in tails where words.hasSuffix(tail) && words.count > tail.count {
      words.removeLast(tail.count)
      break
    }
    if Language.korean.lastWords.contains(String(words)) { return count }
    for tail in ["번째", "째", "번"] where words.hasSuffix(tail) {
      let number = words.dropLast(tail.count)
      if let value = Int(number) { return value }
      // Never bare 이번, which also means "this time".
      if tail == "번" {
        guard number != "이" else { return nil }
        return sinoKorean.firstIndex(of: String(number)).map { $0 + 1 }
      }
      return Language.korean.ordinals.firstIndex(of: String(number)).map { $0 + 1 }
    }
    return Int(words)
  }

  private static let sinoKorean = ["일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "십"]

  private static let tails = [
    "으로할게요", "로할게요", "으로할게", "로할게", "으로해주세요", "로해주세요", "으로해줘", "로해줘",
    "으로주세요", "으로요", "것으로", "걸로요", "걸로", "거로", "거요", "것", "거", "으로", "이요", "요", "로", "을", "를",
    "이에요", "입니다",
  ]
}
