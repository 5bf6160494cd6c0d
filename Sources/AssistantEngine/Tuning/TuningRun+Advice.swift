import ExtensionProtocol
import IntentRecognition
import StringCatalogs

extension TuningRun {
  /// Adds to a row what would make it a hit: the phrase, title or description to change, and where.
  func advise(_ row: inout TuningRow) {
    guard let reason = row.reason else { return }
    switch reason {
    case .noSuchIntent, .noSuchParameter: return
    case .shouldReachNothing:
      guard let app = app(reading: row.entry.utterance),
        let phrase = suggestion.phrase(for: row.entry, app, nil)
      else { return }
      row.remedies.append(.addNegativePhrase(phrase, app: app.metadata.id))
    case .takenBySystem: row.remedies.append(.makeShortcut)
    case .needsQuery(let key, let words):
      row.remedies.append(.expectWords(key, words: words))
    case .otherLocale(let locale): row.remedies.append(.useLocale(locale))
    case .noPhrase, .help:
      advisePhrase(&row)
      adviseDescription(&row)
    case .otherIntent, .severalIntents: advisePhrase(&row)
    case .valueMissing(let key, _):
      row.remedies.append(.sayValue(key, expected: expected(key, in: row.entry)))
    case .severalValues(let key, let ids): row.remedies.append(.tellApart(key, ids: ids))
    case .valueDiffers(let key, let found, let expected):
      row.remedies.append(.nameValue(key, expected: expected, found: found))
    case .valueUnexpected(let key, let found):
      // Words that are no value were kept because no phrase says them.
      if found.hasPrefix("words:") { advisePhrase(&row) }
      row.remedies.append(.expectValue(key, found: found))
    }
  }

  private func expected(_ key: String, in entry: TuningEntry) -> String {
    entry.values.first { $0.key == key }?.alternatives.joined(separator: "|") ?? ""
  }

  private func app(reading utterance: String) -> InstalledApp? {
    let id = reader.interpretations(of: utterance).first?.app
    return apps.first { $0.metadata.id == id }
  }

  /// Finds the nearest phrase of the expected intent, and says which phrase to add to it.
  private func advisePhrase(_ row: inout TuningRow) {
    guard let (app, intent) = row.entry.intents.lazy.compactMap(find).first else { return }
    let locale = reader.context.locale
    let shortcuts = Set(
      app.metadata.shortcuts.indices.filter { app.metadata.shortcuts[$0].intent == intent.name })
    let templates = app.recognizable.templates.filter { shortcuts.contains($0.shortcut) }
    let best = app.bestLocale(for: locale, among: templates) ?? app.recognizable.sourceLocale
    let near = reader.recognizer.nearest(
      to: row.entry.utterance, among: templates.filter { $0.locale == best },
      named: app.name(in: locale))
    row.nearest = near.map {
      TuningRow.Nearest(text: $0.text, missing: $0.missing, added: $0.added)
    }
    guard let phrase = suggestion.phrase(for: row.entry, app, intent) else {
      row.nearest = nil
      return
    }
    guard let index = near?.template.shortcut ?? shortcuts.min(),
      let key = app.metadata.shortcuts[index].phrases.first
    else {
      row.remedies.append(
        .addShortcut(phrase, intent: intent.name, app: app.metadata.id))
      return
    }
    let folder = app.phrasesFolder ?? "phrases/\(app.metadata.id)"
    if let rival = rival(of: phrase, in: row) {
      row.remedies.append(
        .changePhrase(
          rival.text, intent: rival.intent, file: rival.folder + "/AppShortcuts.xcstrings"))
      return
    }
    row.remedies.append(
      .addPhrase(
        phrase, key: key, locale: LocaleName(locale).language,
        file: folder + "/AppShortcuts.xcstrings"))
  }

  /// The very phrase as another intent has it, which a second one would only tie with.
  private func rival(
    of phrase: String, in row: TuningRow
  ) -> (text: String, intent: String, folder: String)? {
    let wanted = phrase.lowercased()
    for app in apps {
      for template in app.recognizable.templates where template.text.lowercased() == wanted {
        let intent = app.metadata.shortcuts[template.shortcut].intent
        guard !row.entry.intents.contains(intent) else { continue }
        let folder = app.phrasesFolder ?? "phrases/\(app.metadata.id)"
        return (template.text, intent, folder)
      }
    }
    return nil
  }

  /// Says by which words of the utterance the action is not found among all actions.
  private func adviseDescription(_ row: inout TuningRow) {
    guard let (app, intent) = row.entry.intents.lazy.compactMap(find).first else { return }
    let all = intent.searchableTexts.joined(separator: "\n").lowercased()
    let names = row.entry.values.flatMap { suggestion.names(of: $0, app, intent) }
      .joined(separator: "\n").lowercased()
    let words = reader.recognizer.contentWords(of: row.entry.utterance, options: reader.options)
      .filter { $0.utf8.count > 1 && !all.contains($0) && !names.contains($0) }
    guard !words.isEmpty else { return }
    row.remedies.append(
      .addToDescription(
        words, title: intent.title.text(in: reader.context.locale), key: intent.description?.key,
        locale: LocaleName(reader.context.locale).language, app: app.metadata.id))
  }
}
