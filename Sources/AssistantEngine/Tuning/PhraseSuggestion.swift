import ExtensionProtocol
import IntentRecognition

/// Makes of an utterance the phrase that would match it: the app's name and values in their slots.
struct PhraseSuggestion {
  let options: RecognitionOptions
  let vocabulary: VocabularyStore

  /// The phrase as a catalog has it.
  ///
  /// The assistant's name goes; the app's name becomes its token, put where the language has it when
  /// it was not said; the first value that a phrase may name becomes a slot. Nil for an utterance that
  /// has no word.
  func phrase(
    for entry: TuningEntry, _ app: InstalledApp, _ intent: IntentMetadata?
  ) -> String? {
    var text = options.request(in: entry.utterance) ?? entry.utterance
    while let last = text.unicodeScalars.last, ".?!。 ".unicodeScalars.contains(last) {
      text.unicodeScalars.removeLast()
    }
    guard !text.isEmpty else { return nil }
    if let intent {
      // A device takes one slot in a phrase.
      for value in entry.values {
        if let replaced = replacing(names(of: value, app, intent), by: "${\(value.key)}", in: text)
        {
          text = replaced
          break
        }
      }
    }
    let names = app.recognizable.names.values.flatMap(\.self)
    if let named = replacing(names, by: "${applicationName}", in: text) { return named }
    return options.locale.hasPrefix("ko")
      ? "${applicationName} " + text : text + " with ${applicationName}"
  }

  /// What the expected values are called in any language, as far as a phrase may name them.
  func names(
    of value: TuningEntry.ExpectedValue, _ app: InstalledApp, _ intent: IntentMetadata
  ) -> [String] {
    guard let parameter = intent.parameter(named: value.key),
      let type = app.metadata.vocabulary(of: parameter, in: intent)?.type
    else { return [] }
    let words = value.alternatives.filter { $0.hasPrefix("words:") }.map { String($0.dropFirst(6)) }
    let known = app.locales.flatMap { locale in
      app.metadata.declaredVocabularies(in: locale).filter { $0.id.type == type }
        .flatMap(\.entries)
    }
    let donated = vocabulary.locales(of: type, app: app.metadata.id).flatMap { locale in
      ((try? vocabulary.values(of: type, locale: locale, app: app.metadata.id)) ?? []).map {
        VocabularyEntry(id: $0.id, title: $0.title, synonyms: $0.synonyms)
      }
    }
    return words
      + (known + donated).filter { value.alternatives.contains($0.id) }
      .flatMap { [$0.title] + $0.synonyms }
  }

  /// The text with the longest of some words that is in it replaced; nil when none is.
  private func replacing(_ words: [String], by token: String, in text: String) -> String? {
    let bytes = Array(text.utf8)
    let lowered = Self.lowercased(bytes)
    for word in words.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let wanted = Self.lowercased(Array(word.utf8))
      guard !wanted.isEmpty, wanted.count <= lowered.count else { continue }
      for start in 0...(lowered.count - wanted.count) {
        let end = start + wanted.count
        guard lowered[start..<end].elementsEqual(wanted), isEdge(lowered, start),
          isEdge(lowered, end)
        else { continue }
        return String(decoding: bytes[..<start] + Array(token.utf8) + bytes[end...], as: UTF8.self)
      }
    }
    return nil
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  /// Whether no Latin word goes on across a place.
  private func isEdge(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    let isLetter = { (byte: UInt8) in byte &- 0x61 < 26 || byte &- 0x30 < 10 }
    return !(isLetter(bytes[place - 1]) && isLetter(bytes[place]))
  }
}
