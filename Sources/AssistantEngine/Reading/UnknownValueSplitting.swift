import ExtensionProtocol
import IntentRecognition

/// Takes words of a slot that are no known value apart into one and words for other parameters.
///
/// "two large oat milk" is no item; "oat milk" is, and "two" and "large" fill quantity and size.
/// Nothing is dropped: every word must be part of the value or be read whole as another parameter.
struct UnknownValueSplitting {
  let reader: CatalogReader
  let utterance: String
  /// The most words that are taken apart.
  private static let limit = 8

  /// The interpretations with the longest known value, one for each intent and its values.
  func interpretations(of readings: [Reading]) -> [Interpretation] {
    var found: [Interpretation] = []
    for reading in readings.prefix(4) {
      guard let capture = reading.captures.first(where: { $0.candidates.isEmpty }) else { continue }
      let words = capture.words.split(separator: " ").map(String.init)
      guard (2...Self.limit).contains(words.count) else { continue }
      for interpretation in splits(of: words, capture, reading.template)
      where !found.contains(where: interpretation.means) {
        found.append(interpretation)
      }
    }
    return found
  }

  private func splits(
    of words: [String], _ capture: SlotCapture, _ template: PhraseTemplate
  ) -> [Interpretation] {
    for length in stride(from: words.count - 1, to: 0, by: -1) {
      var found: [Interpretation] = []
      for start in 0...(words.count - length) {
        let value = words[start..<(start + length)].joined(separator: " ")
        guard let reading = known(value, capture, template) else { continue }
        for before in Self.groupings(Array(words[..<start])) {
          for after in Self.groupings(Array(words[(start + length)...])) {
            guard
              let interpretation = reader.interpretation(of: reading, beside: before + after),
              !found.contains(interpretation)
            else { continue }
            found.append(interpretation)
          }
        }
      }
      if !found.isEmpty { return Array(found.prefix(1)) }
    }
    return []
  }

  /// The reading of the utterance with only these words in the slot, if they are a known value.
  private func known(
    _ value: String, _ capture: SlotCapture, _ template: PhraseTemplate
  ) -> Reading? {
    let bytes = Array(utterance.utf8)
    guard capture.range.upperBound <= bytes.count else { return nil }
    let shortened = String(
      decoding: bytes[..<capture.range.lowerBound] + Array(value.utf8)
        + bytes[capture.range.upperBound...], as: UTF8.self)
    return reader.recognizer.readings(of: shortened, options: reader.options).first { reading in
      reading.template == template && reading.leftover.isEmpty
        && reading.captures.contains { $0.slot == capture.slot && !$0.candidates.isEmpty }
    }
  }

  /// All ways to cut words into groups that follow each other.
  static func groupings(_ words: [String]) -> [[String]] {
    guard let first = words.first else { return [[]] }
    var all: [[String]] = []
    for rest in groupings(Array(words.dropFirst())) {
      all.append([first] + rest)
      if let next = rest.first { all.append(["\(first) \(next)"] + rest.dropFirst()) }
    }
    return all
  }
}

extension Interpretation {
  /// Whether another interpretation comes to the same, by whichever phrase.
  func means(_ other: Interpretation) -> Bool {
    app == other.app && intent == other.intent && parameters == other.parameters
      && named?.id == other.named?.id
  }

  /// Whether a slot was filled by words that are no known value.
  var hasUnknownWords: Bool {
    parameters.values.contains { if case .words = $0 { true } else { false } }
  }
}
