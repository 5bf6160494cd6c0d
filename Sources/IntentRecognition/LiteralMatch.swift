/// Compares an utterance with one phrase, word for word.
struct LiteralMatch {
  let app: RecognizableApp
  let template: PhraseTemplate
  let lookup: (VocabularyID, ArraySlice<UInt8>) -> [String]

  func readings(_ text: FoldedText, _ utterance: String) -> [Reading] {
    var found: [Reading] = []
    let blank = Reading(template: template, tier: .literal, literalWords: 0)
    match(PhrasePiece.pieces(of: template.text)[...], text, 0, utterance, blank, &found)
    return found
  }

  private func match(
    _ pieces: ArraySlice<PhrasePiece>, _ text: FoldedText, _ position: Int, _ utterance: String,
    _ reading: Reading, _ found: inout [Reading]
  ) {
    guard let piece = pieces.first else {
      if position == text.tokens.count { found.append(reading) }
      return
    }
    for end in position...text.tokens.count {
      let words = text.bytes(of: position..<end)
      var next = reading
      let source =
        words.isEmpty
        ? 0..<0 : Int(text.tokens[position].sourceStart)..<Int(text.tokens[end - 1].sourceEnd)
      switch piece {
      case .words(let literal):
        guard FoldedText(literal).bytes[...] == words else { continue }
        next.literalWords += end - position
      case .applicationName:
        let names = app.names.values.joined()
        guard names.contains(where: { FoldedText($0).bytes[...] == words }) else { continue }
        next.appNameRange = source
      case .slot(let slot):
        guard let id = template.slots[slot] else { continue }
        let candidates = lookup(id, words)
        guard !candidates.isEmpty else { continue }
        next.captures.append(
          SlotCapture(
            slot: slot, range: source,
            words: String(decoding: Array(utterance.utf8)[source], as: UTF8.self),
            candidates: candidates))
      }
      match(pieces.dropFirst(), text, end, utterance, next, &found)
    }
  }
}
