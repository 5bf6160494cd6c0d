import ExtensionProtocol
package import IntentRecognition

/// Reads utterances with the phrases and values of the installed apps.
package struct CatalogReader: UtteranceReader {
  let recognizer: Recognizer
  let options: RecognitionOptions
  /// The conversation as far as values need it: apps, locale and zone.
  let context: DialogContext
  let clock: ConversationClock
  /// The domains of the system, which may compete with the apps; nil where there are none.
  let domains: LiveDomains?
  /// The shortcuts that people made, by their names.
  let shortcuts: ShortcutNames

  package init(
    recognizer: Recognizer, options: RecognitionOptions, context: DialogContext,
    clock: ConversationClock, shortcuts: ShortcutNames = ShortcutNames()
  ) {
    self.init(
      recognizer: recognizer, options: options, context: context, clock: clock, domains: nil,
      shortcuts: shortcuts)
  }

  init(
    recognizer: Recognizer, options: RecognitionOptions, context: DialogContext,
    clock: ConversationClock, domains: LiveDomains?, shortcuts: ShortcutNames = ShortcutNames()
  ) {
    self.domains = domains
    self.shortcuts = shortcuts
    self.recognizer = recognizer
    self.options = options
    self.context = context
    self.clock = clock
  }

  /// The longest utterance that is read, in bytes; no phrase is longer.
  private static let limit = 2_000

  package func read(_ utterance: String) -> Recognition { read(utterance, orElse: unread) }

  /// Reads an utterance, and says by other means what one comes to that no phrase matches.
  func read(_ utterance: String, orElse unread: (String) -> Recognition) -> Recognition {
    guard utterance.utf8.count <= Self.limit else { return .none(nearest: []) }
    if let app = HelpPhrases.subject(of: utterance, apps: context.apps) {
      return .help(app: app.id)
    }
    var interpretations = interpretations(of: utterance)
    let named = shortcuts.readings(of: utterance, options)
    switch precedence(of: named, over: utterance) {
    // A person's own name for it is what the system leaves to the person, on a device as well.
    case .before: interpretations = best(named)
    case .equal: interpretations += best(named)
    case .after:
      if let taken = takenBySystem(utterance, before: interpretations) {
        return .understood(taken)
      }
    }
    switch interpretations.count {
    case 0: return unread(utterance)
    case 1: return .understood(interpretations[0])
    default: return .ambiguous(interpretations)
    }
  }

  /// What the phrases of the apps make of an utterance: one interpretation, several that tie, or none.
  func interpretations(of utterance: String) -> [Interpretation] {
    let readings = recognizer.readings(of: utterance, options: options)
    let interpretations = best(readings)
    guard interpretations.contains(where: \.hasUnknownWords) else { return interpretations }
    let split = UnknownValueSplitting(reader: self, utterance: utterance)
      .interpretations(of: readings)
    return split.isEmpty ? interpretations : split
  }

  /// How the shortcuts' names that were said stand to the phrases that were.
  private func precedence(
    of named: [Reading], over utterance: String
  ) -> ShortcutNames.Precedence {
    guard let first = named.first else { return .after }
    let phrase = recognizer.readings(of: utterance, options: options).first {
      interpretation(of: $0) != nil
    }
    return ShortcutNames.precedence(of: first, over: phrase)
  }

  private func unread(_ utterance: String) -> Recognition {
    let explanation = recognizer.explanation(of: utterance, options: options)
    if let other = explanation.otherLocales.first {
      return .otherLocale(other.template.locale)
    }
    return .none(nearest: explanation.nearest.prefix(3).map { Assistant.readable($0.text) })
  }

  /// The interpretations of the readings that rank highest, one for each intent and its values.
  private func best(_ readings: [Reading]) -> [Interpretation] {
    var rank: ReadingRank?
    var found: [Interpretation] = []
    for reading in readings {
      if let rank, rank < reading.rank { break }
      guard let interpretation = interpretation(of: reading) else { continue }
      rank = reading.rank
      if !found.contains(where: interpretation.means) { found.append(interpretation) }
    }
    return found
  }

  /// What a reading means; nil when words are left over that fill no parameter.
  func interpretation(of reading: Reading, beside words: [String] = []) -> Interpretation? {
    let template = reading.template
    if let shortcut = shortcuts.shortcut(of: template) {
      return Interpretation(shortcut, said: template.text)
    }
    guard let app = context.apps[template.app]?.metadata,
      app.shortcuts.indices.contains(template.shortcut),
      let intent = app.intent(named: app.shortcuts[template.shortcut].intent)
    else { return nil }
    var parameters: [String: ParameterState] = [:]
    for capture in reading.captures {
      parameters[capture.slot] =
        capture.candidates.isEmpty
        ? .words(capture.words) : state(of: capture, intent.parameter(named: capture.slot))
    }
    let presets = Set(app.shortcuts[template.shortcut].presets.keys)
    guard
      let others = LeftoverReading(
        context: timely, app: template.app, intent: intent,
        taken: presets.union(parameters.keys)
      ).parameters(in: reading.leftover.map(\.words) + words)
    else { return nil }
    parameters.merge(others) { first, _ in first }
    return Interpretation(
      app: template.app, intent: intent.name, shortcut: template.shortcut,
      phrase: template.text, parameters: parameters)
  }

  /// The context with the clock's time, which values like "tomorrow" are measured from.
  private var timely: DialogContext {
    var context = context
    context.now = clock.now
    return context
  }

  private func state(of capture: SlotCapture, _ parameter: ParameterMetadata?) -> ParameterState {
    guard capture.candidates.count == 1, let id = capture.candidates.first else {
      return .candidates(capture.candidates, words: capture.words)
    }
    switch parameter?.kind {
    case .enumeration(let type): return .value(.enumeration(type: type, id: id))
    case .boolean: return .value(.boolean(id == "true"))
    default: return .candidates([id], words: capture.words)
    }
  }

  package func explanation(of utterance: String) -> [String] {
    let utterance = String(decoding: utterance.utf8.prefix(Self.limit), as: UTF8.self)
    let explanation = shortcuts.adding(
      to: recognizer.explanation(of: utterance, options: options), options)
    return ExplanationText(explanation, context: timely).lines + competitionLines(for: utterance)
  }

  package func completions(of prefix: String, limit: Int) -> [LineCompletion] {
    let names = shortcuts.completions(of: prefix, options, limit: limit)
    let phrases = recognizer.completions(of: prefix, options: options, limit: limit)
    let found = (names + phrases).prefix(limit).map {
      LineCompletion(replacement: $0.text, replaceFrom: $0.replaceFrom)
    }
    return found.isEmpty ? completionsWithoutName(of: prefix, limit: limit) : found
  }

  /// The ways to go on with a request that leaves the app's name out, as people do in Korean.
  private func completionsWithoutName(of prefix: String, limit: Int) -> [LineCompletion] {
    guard prefix.contains(where: { $0 != " " }) else { return [] }
    return context.apps.keys.sorted().flatMap { id -> [LineCompletion] in
      let name = context.name(of: id) + " "
      let whole = name + prefix
      return recognizer.completions(of: whole, options: options, limit: limit).compactMap {
        let line = whole.utf8.prefix($0.replaceFrom) + Array($0.text.utf8)
        guard line.starts(with: name.utf8) else { return nil }
        let rest = line.dropFirst(name.utf8.count)
        return LineCompletion(replacement: String(decoding: rest, as: UTF8.self), replaceFrom: 0)
      }
    }
  }
}
