extension Matcher {
  /// The phrases that share the most words with an utterance, and the words in which they differ.
  func nearPhrases(_ utterance: UnsafeBufferPointer<UInt8>, limit: Int) -> [NearPhrase] {
    begin(utterance)
    guard folder.count > 0, folder.count <= Self.maximumTokens else { return [] }
    let said = Self.words(String(decoding: utterance, as: UTF8.self))
    var numbers = candidates(units(0..<folder.count), limit: 64, isNear: true)
    for span in appSpans {
      let app = phrases.app(span.app)
      numbers += (app.firstTemplate..<(app.firstTemplate + app.templateCount)).prefix(64)
    }
    numbers += (0..<phrases.header.templateCount).prefix(64)
    var seen: Set<UInt32> = []
    let near = numbers.filter { number in
      let record = phrases.template(number)
      return seen.insert(number).inserted && !record.flags.contains(.negative)
        && accepts(record, of: phrases.app(record.app))
    }.map { nearPhrase($0, said) }
    return Array(near.sorted { $0.likeness > $1.likeness }.prefix(limit).map(\.phrase))
  }

  private func nearPhrase(
    _ number: UInt32, _ said: [String]
  ) -> (phrase: NearPhrase, likeness: Double) {
    Self.comparison(phrases.phraseTemplate(number), named: appName(of: number), said)
  }

  /// Holds the words that were said against a phrase of an app; the likeness is from 0 to 1.
  static func comparison(
    _ template: PhraseTemplate, named name: String, _ said: [String]
  ) -> (phrase: NearPhrase, likeness: Double) {
    var text = ""
    var compared = ""
    for piece in PhrasePiece.pieces(of: template.text) {
      switch piece {
      case .words(let words): (text, compared) = (text + words, compared + words)
      case .applicationName: (text, compared) = (text + name, compared + name)
      case .slot(let slot): (text, compared) = (text + "${\(slot)}", compared + " ")
      }
    }
    let words = words(compared)
    let missing = words.filter { word in !said.contains { isAlike($0, word) } }
    let added = said.filter { word in !words.contains { isAlike($0, word) } }
    // A mistyped word differs, and still tells which phrase was meant.
    let mistyped = missing.count { word in added.contains { isMistyped($0, word) } }
    let shared = Double(words.count - missing.count) + 0.75 * Double(mistyped)
    let likeness = 2 * shared / Double(max(1, words.count + said.count))
    return (NearPhrase(template: template, text: text, missing: missing, added: added), likeness)
  }

  /// The words between spaces, folded.
  static func words(_ text: String) -> [String] {
    let folded = FoldedText(text)
    return folded.tokens.withUnsafeBufferPointer { NameWords($0).words }.map {
      String(decoding: folded.bytes(of: $0), as: UTF8.self)
    }
  }

  /// Whether two words are one, particles and endings of Korean aside.
  static func isAlike(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let (first, second) = (bare(left), bare(right))
    return !first.isEmpty && first == second
  }

  private static func isMistyped(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count > 3, right.utf8.count > 3 else { return false }
    return Array(left.utf8).withUnsafeBufferPointer { first in
      Array(right.utf8).withUnsafeBufferPointer { Spelling.isOneEdit(first, $0) }
    }
  }

  static func bare(_ word: String) -> [UInt32] {
    let scalars = word.unicodeScalars.map(\.value)
    guard let last = scalars.last, HangulSyllable.isSyllable(last) else { return [] }
    if let particle = KoreanParticles.particle(endOf: scalars[...]) {
      return Array(scalars.dropLast(particle.length))
    }
    guard let stem = KoreanEndings.stems(of: scalars[...]).first else { return scalars }
    return scalars.prefix(stem.kept - 1) + [stem.last]
  }
}
