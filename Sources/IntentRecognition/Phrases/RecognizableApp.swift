/// One installed app as recognition sees it: what it is called and what can be said to it.
package struct RecognizableApp: Hashable, Sendable {
  package var id: String
  /// Per locale the display name, then the alternative names.
  package var names: [String: [String]]
  /// The locale whose phrases and names stand in where there are none in the conversation's.
  package var sourceLocale: String
  package var templates: [PhraseTemplate]
  /// Utterances that are never for this app.
  package var negativePhrases: [NegativePhrase]

  package init(
    id: String, names: [String: [String]], sourceLocale: String = "en",
    templates: [PhraseTemplate], negativePhrases: [NegativePhrase] = []
  ) {
    self.id = id
    self.names = names
    self.sourceLocale = sourceLocale
    self.templates = templates
    self.negativePhrases = negativePhrases
  }

  /// The name in a locale, in one of its language, in the source locale, or any.
  package func displayName(locale: String) -> String {
    let wanted = LocaleName(locale)
    let keys = names.keys.sorted()
    let key =
      keys.first { LocaleName($0) == wanted }
      ?? keys.first { LocaleName($0).language == wanted.language }
      ?? keys.first { LocaleName($0) == LocaleName(sourceLocale) } ?? keys.first
    return key.flatMap { names[$0]?.first } ?? id
  }
}
