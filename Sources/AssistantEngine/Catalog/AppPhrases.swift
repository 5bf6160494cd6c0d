import ExtensionProtocol
import IntentRecognition
import StringCatalogs

/// Puts together what can be said to an app: the phrases of its code and those of its table.
struct AppPhrases {
  /// The most shortcuts that a device takes.
  private static let shortcutLimit = 10

  private let metadata: AppMetadata
  private let table: StringCatalog?
  private let file: String?
  private let sourceLocale: String
  private(set) var templates: [PhraseTemplate] = []
  private(set) var negativePhrases: [NegativePhrase] = []
  private(set) var problems: [CatalogProblem] = []

  init(_ metadata: AppMetadata, table: PhraseTable?, sourceLocale: String) {
    self.metadata = metadata
    self.table = table?.catalog
    file = table?.file
    self.sourceLocale = sourceLocale
  }

  mutating func read() {
    let locales = locales
    for (index, shortcut) in metadata.shortcuts.enumerated() {
      guard let intent = metadata.intent(named: shortcut.intent), intent.isDiscoverable else {
        report(.unusableShortcut(intent: shortcut.intent), file: nil)
        continue
      }
      for locale in locales { read(shortcut, index, intent, locale) }
    }
    for locale in locales {
      for phrase in metadata.negativePhrases {
        negativePhrases += texts(of: [phrase], in: locale).map {
          NegativePhrase(locale: locale, text: $0)
        }
      }
    }
    if metadata.shortcuts.count > Self.shortcutLimit {
      report(.tooManyShortcuts(metadata.shortcuts.count), file: nil)
    }
    reportKeys()
  }

  /// The source language, then the table's other locales; a region of the source language is one.
  private var locales: [String] {
    let others = table?.locales ?? []
    let own = LocaleName(sourceLocale).best(among: others)
    return [sourceLocale] + others.filter { $0 != own }
  }

  private mutating func read(
    _ shortcut: ShortcutMetadata, _ index: Int, _ intent: IntentMetadata, _ locale: String
  ) {
    var isPrimary = true
    for text in texts(of: shortcut.phrases, in: locale) {
      guard var template = template(text, intent, locale) else { continue }
      template.shortcut = index
      template.isPrimary = isPrimary
      isPrimary = false
      templates.append(template)
    }
  }

  /// The texts of a shortcut's phrases in a locale, none twice.
  ///
  /// A table has a row for each phrase, or one row for the shortcut under its first phrase, with
  /// all its texts. Where a row has no text in the source language, the code's phrase stands in.
  private func texts(of phrases: [String], in locale: String) -> [String] {
    var texts: [String] = []
    for (index, phrase) in phrases.enumerated() {
      var found = table?.strings(forKey: phrase, locale: locale) ?? []
      if found.isEmpty, locale == sourceLocale, index == 0 || !isSet(phrases[0]) {
        found = [phrase]
      }
      for text in found where !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// Whether a key holds the texts of a whole shortcut.
  private func isSet(_ key: String) -> Bool {
    table?.entry(forKey: key)?.localizations.contains { localization in
      if case .set = localization.form { true } else { false }
    } ?? false
  }

  /// Makes a template of a text; nil, with a report, when it cannot be one.
  private mutating func template(
    _ text: String, _ intent: IntentMetadata, _ locale: String
  ) -> PhraseTemplate? {
    var template = PhraseTemplate(app: metadata.id, shortcut: 0, locale: locale, text: text)
    var saysName = false
    var isUsable = true
    for piece in PhrasePiece.pieces(of: text) {
      switch piece {
      case .applicationName: saysName = true
      case .words(let words):
        guard let token = Self.interpolation(in: words) else { continue }
        report(.unknownToken(token, phrase: text, locale: locale), file: file)
        isUsable = false
      case .slot(let name):
        guard let parameter = intent.parameter(named: name) else {
          report(.unknownToken("${\(name)}", phrase: text, locale: locale), file: file)
          isUsable = false
          continue
        }
        guard let vocabulary = metadata.vocabulary(of: parameter, in: intent) else {
          report(.slotNotAllowed(name, phrase: text, locale: locale), file: file)
          isUsable = false
          continue
        }
        template.slots[name] = vocabulary
        if parameter.options == .stringQuery { template.openSlots.insert(name) }
      }
    }
    if isUsable, !saysName {
      report(.noApplicationName(phrase: text, locale: locale), file: file)
      isUsable = false
    }
    if isUsable, template.slots.count > 1 {
      report(.severalSlots(phrase: text, locale: locale), file: file)
    }
    return isUsable ? template : nil
  }

  /// A Swift interpolation that was copied into a table as it stands in the code.
  private static func interpolation(in words: String) -> String? {
    guard let start = words.firstIndex(of: "\\"), words[start...].hasPrefix("\\(") else {
      return nil
    }
    let end = words[start...].firstIndex(of: ")") ?? words.index(before: words.endIndex)
    return String(words[start...end])
  }

  /// Reports keys that no phrase uses, and phrases that no key has.
  private mutating func reportKeys() {
    guard let table else { return }
    let phrases = metadata.shortcuts.flatMap(\.phrases) + metadata.negativePhrases
    let known = Set(phrases)
    // Some projects keep other texts in this table; a phrase has the app's name.
    for key in table.keys where !known.contains(key) && key.contains("applicationName") {
      report(.staleKey(key), file: file)
    }
    for shortcut in metadata.shortcuts {
      guard let first = shortcut.phrases.first else { continue }
      let missing = shortcut.phrases.filter { table.entry(forKey: $0) == nil }
      if isSet(first) { continue }
      for phrase in missing { report(.missingKey(phrase), file: file) }
    }
  }

  private mutating func report(_ kind: CatalogProblem.Kind, file: String?) {
    let problem = CatalogProblem(app: metadata.id, file: file, kind: kind)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
