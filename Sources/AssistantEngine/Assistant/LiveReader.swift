import IntentRecognition

/// Reads utterances with the phrases and values as they are at that moment.
struct LiveReader: UtteranceReader {
  let recognizer: LiveRecognizer
  let options: RecognitionOptions
  let context: DialogContext
  let clock: ConversationClock
  let domains: LiveDomains
  let shortcuts: ShortcutLibrary

  private var reader: CatalogReader {
    CatalogReader(
      recognizer: recognizer.current, options: options, context: context, clock: clock,
      domains: domains, shortcuts: shortcuts.names)
  }

  func read(_ utterance: String) -> Recognition { reader.read(utterance) }
  func explanation(of utterance: String) -> [String] { reader.explanation(of: utterance) }
  func completions(of prefix: String, limit: Int) -> [LineCompletion] {
    reader.completions(of: prefix, limit: limit)
  }
}
