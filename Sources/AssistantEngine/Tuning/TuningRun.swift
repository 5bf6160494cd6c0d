import ExtensionProtocol
import IntentRecognition
import StringCatalogs

/// Holds a tuning list against the phrases and values as they are now; nothing is performed.
struct TuningRun {
  let reader: CatalogReader
  /// The apps that may be reached.
  let apps: [InstalledApp]
  /// Whether lines about other apps are left out.
  let isLimited: Bool
  let suggestion: PhraseSuggestion

  private var zone: TimeZoneRules { reader.context.zone }

  func report(on list: TuningList) -> TuningReport {
    var report = TuningReport()
    for entry in list.entries {
      if isLimited, !entry.intents.isEmpty, !entry.intents.contains(where: { find($0) != nil }) {
        report.leftOut += 1
      } else {
        report.rows.append(row(for: entry))
      }
    }
    return report
  }

  /// The app and the intent of a name: `Intent`, or `App.Intent` where two apps share it.
  func find(_ name: String) -> (app: InstalledApp, intent: IntentMetadata)? {
    for app in apps {
      for intent in app.metadata.intents
      where intent.name == name || "\(app.metadata.id).\(intent.name)" == name {
        return (app, intent)
      }
    }
    return nil
  }

  // MARK: One line

  private func row(for entry: TuningEntry) -> TuningRow {
    let recognition = reader.read(entry.utterance) { utterance in
      // Where nothing should be reached, other languages do not matter.
      entry.intents.isEmpty ? .none(nearest: []) : unread(utterance)
    }
    var row = TuningRow(entry: entry, verdict: .hit, read: words(for: recognition))
    (row.verdict, row.reason) = judge(recognition, entry)
    if row.reason != nil { advise(&row) }
    return row
  }

  /// What an utterance comes to that no phrase of the locale matches.
  private func unread(_ utterance: String) -> Recognition {
    let own = LocaleName(reader.context.locale).language
    var languages: Set<String> = [own]
    for locale in apps.flatMap(\.locales)
    where languages.insert(LocaleName(locale).language).inserted {
      var options = reader.options
      options.locale = locale
      let readings = reader.recognizer.readings(of: utterance, options: options)
      if readings.contains(where: { LocaleName($0.template.locale).language != own }) {
        return .otherLocale(locale)
      }
    }
    return .none(nearest: [])
  }

  private func judge(
    _ recognition: Recognition, _ entry: TuningEntry
  ) -> (TuningRow.Verdict, TuningRow.Reason?) {
    if let mistake = mistake(in: entry) { return (.missed, mistake) }
    switch recognition {
    case .understood(let interpretation): return judge(interpretation, entry)
    case .ambiguous(let all):
      guard !entry.intents.isEmpty else {
        return (.wrong, .shouldReachNothing(phrase: all[0].phrase))
      }
      // Where any will do, the answer to the question does not matter.
      let hits = all.count(where: { judge($0, entry).0 == .hit })
      if hits == all.count { return (.hit, nil) }
      let isAmong = hits > 0
      return (isAmong ? .asked : .wrong, .severalIntents(all.map(\.intent)))
    case .help: return entry.intents.isEmpty ? (.hit, nil) : (.missed, .help)
    case .otherLocale(let locale):
      return entry.intents.isEmpty ? (.hit, nil) : (.missed, .otherLocale(locale))
    case .none: return entry.intents.isEmpty ? (.hit, nil) : (.missed, .noPhrase)
    }
  }

  /// A name in the line that no app has, so that nothing can ever reach it.
  private func mistake(in entry: TuningEntry) -> TuningRow.Reason? {
    var known: [IntentMetadata] = []
    for name in entry.intents {
      guard let intent = find(name)?.intent else {
        let names = apps.flatMap { $0.metadata.intents.map(\.name) }
        let wanted = name.lowercased()
        let near =
          names.first { $0.lowercased() == wanted }
          ?? names.first { $0.lowercased().hasPrefix(wanted.prefix(6)) }
        if isLimited { continue }
        return .noSuchIntent(name, nearest: near)
      }
      known.append(intent)
    }
    for value in entry.values
    where !known.isEmpty && !known.contains(where: { $0.parameter(named: value.key) != nil }) {
      return .noSuchParameter(
        value.key, intent: known[0].name, known: known[0].parameters.map(\.name))
    }
    return nil
  }

  private func judge(
    _ interpretation: Interpretation, _ entry: TuningEntry
  ) -> (TuningRow.Verdict, TuningRow.Reason?) {
    guard !entry.intents.isEmpty else {
      return (.wrong, .shouldReachNothing(phrase: interpretation.phrase))
    }
    guard let intent = intent(of: interpretation, among: entry.intents) else {
      if let match = reader.competition(for: entry.utterance), interpretation.shortcut == nil,
        match.app == interpretation.app
      {
        let app = reader.context.name(of: match.app)
        return (.wrong, .takenBySystem(app: app, words: match.words.joined(separator: ", ")))
      }
      return (.wrong, .otherIntent(phrase: interpretation.phrase))
    }
    var found: (TuningRow.Verdict, TuningRow.Reason)?
    for parameter in intent.parameters {
      let expected = entry.values.first { $0.key == parameter.name }
      guard
        let next = judge(interpretation.parameters[parameter.name], expected, parameter)
      else { continue }
      if next.0 == .wrong { return (next.0, next.1) }
      found = found ?? next
    }
    if let found { return (found.0, found.1) }
    return (.hit, nil)
  }

  private func intent(
    of interpretation: Interpretation, among names: [String]
  ) -> IntentMetadata? {
    let full = "\(interpretation.app).\(interpretation.intent)"
    guard names.contains(where: { $0 == interpretation.intent || $0 == full }) else { return nil }
    return reader.context.apps[interpretation.app]?.metadata.intent(named: interpretation.intent)
  }

  private func judge(
    _ state: ParameterState?, _ expected: TuningEntry.ExpectedValue?,
    _ parameter: ParameterMetadata
  ) -> (TuningRow.Verdict, TuningRow.Reason)? {
    let key = parameter.name
    guard let expected else {
      return state.map { (.wrong, .valueUnexpected(key, found: text(of: $0))) }
    }
    let usual = expected.alternatives.joined(separator: "|")
    switch state {
    case nil:
      if expected.isOptional { return nil }
      let isAskedFor = !parameter.isOptional && parameter.defaultValue == nil
      return (isAskedFor ? .asked : .wrong, .valueMissing(key, isAskedFor: isAskedFor))
    case .value(let value)?:
      let forms = TuningValue.forms(of: value, in: zone)
      if expected.alternatives.contains(where: forms.contains) { return nil }
      return (.wrong, .valueDiffers(key, found: forms[0], expected: usual))
    case .candidates(let ids, _)?:
      // Where any will do, the answer to the question does not matter.
      if ids.allSatisfy(expected.alternatives.contains) { return nil }
      if ids.count == 1 {
        return (.wrong, .valueDiffers(key, found: ids[0], expected: usual))
      }
      let isAmong = expected.alternatives.contains(where: ids.contains)
      return (isAmong ? .asked : .wrong, .severalValues(key, ids: ids))
    case .words(let words)?:
      if expected.alternatives.contains("words:" + words) { return nil }
      if expected.alternatives.allSatisfy({ $0.hasPrefix("words:") }) {
        return (.wrong, .valueDiffers(key, found: "words:" + words, expected: usual))
      }
      return (.asked, .needsQuery(key, words: words))
    }
  }

  // MARK: Words

  private func text(of state: ParameterState) -> String {
    switch state {
    case .value(let value): TuningValue.forms(of: value, in: zone)[0]
    case .candidates(let ids, _): ids.joined(separator: "|")
    case .words(let words): "words:" + words
    }
  }

  private func words(for recognition: Recognition) -> String? {
    switch recognition {
    case .understood(let interpretation): text(of: interpretation)
    case .ambiguous(let all): all.map(text).joined(separator: " | ")
    case .help, .otherLocale, .none: nil
    }
  }

  private func text(of interpretation: Interpretation) -> String {
    let order =
      reader.context.apps[interpretation.app]?.metadata.intent(named: interpretation.intent)?
      .parameters.map(\.name) ?? []
    let values = order.compactMap { name in
      interpretation.parameters[name].map { "\(name)=\(text(of: $0))" }
    }
    return ([interpretation.intent] + values).joined(separator: " ")
  }
}
