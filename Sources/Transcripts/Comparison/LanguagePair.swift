/// The transcripts of one conversation in several languages: `NAME.en.transcript` and its kin.
///
/// Facts hold no words, so they are equal in all languages; where they are not, one of the
/// transcripts is wrong.
struct LanguagePair: Hashable {
  /// The path without language and extension.
  let base: String
  /// The language that the name gives, two letters and perhaps a region.
  let language: String

  /// Takes a file's name apart; nil when it names no language.
  init?(path: String) {
    let ending = ".transcript"
    guard path.hasSuffix(ending) else { return nil }
    let stem = path.dropLast(ending.count)
    guard let dot = stem.lastIndex(of: ".") else { return nil }
    let language = stem[stem.index(after: dot)...]
    let code = language.prefix { $0 != "-" }
    guard code.count == 2, code.allSatisfy({ $0.isASCII && $0.isLowercase }),
      language.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
      !FilePath.name(of: String(stem[..<dot])).isEmpty
    else { return nil }
    base = String(stem[..<dot])
    self.language = String(language)
  }

  /// The file that the others are compared with: English, else the first in the alphabet.
  static func anchor(of paths: [String]) -> String? {
    paths.first { LanguagePair(path: $0)?.language == "en" } ?? paths.min()
  }

  /// The difference between the facts of two transcripts, or nil when they are equal.
  static func difference(
    _ old: TranscriptDocument, _ oldPath: String, _ new: TranscriptDocument, _ newPath: String
  ) -> TranscriptDifference? {
    guard old.header.hasFacts, new.header.hasFacts else { return nil }
    let (oldFacts, newFacts) = (old.facts, new.facts)
    let comparison = BlockComparison(
      oldFacts.map { .expected(.init(.fact, .init(literal: $0.text))) },
      given: newFacts.map { .fact($0.text) })
    guard comparison.isDifferent else { return nil }
    let first = comparison.rows.firstIndex { $0.change != .kept } ?? 0
    let last = comparison.rows.lastIndex { $0.change != .kept } ?? 0
    let shown = max(first - 3, 0)..<min(last + 4, comparison.rows.count)
    let line = { (facts: [(line: Int, text: String)]) in
      facts.isEmpty ? 1 : facts[min(shown.lowerBound, facts.count - 1)].line
    }
    return TranscriptDifference(
      old: .init(path: oldPath, line: line(oldFacts), label: "facts"),
      new: .init(path: newPath, line: line(newFacts), label: "facts"),
      rows: Array(comparison.rows[shown]))
  }
}
