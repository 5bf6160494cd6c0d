package import IntentRecognition

/// The shortcuts that a person made, as utterances name them.
package struct ShortcutNames: Sendable {
  private let shortcuts: [NamedShortcut]
  private let recognizer: NameRecognizer?
  /// What the ids of shortcuts begin with among those of apps, which hold no colon.
  private static let prefix = "shortcut:"

  package init() {
    shortcuts = []
    recognizer = nil
  }

  /// Takes shortcuts and the names of the apps that each is about.
  package init(_ shortcuts: [NamedShortcut], appNames: (NamedShortcut) -> [String]) {
    self.shortcuts = shortcuts
    recognizer =
      shortcuts.isEmpty
      ? nil
      : NameRecognizer(
        shortcuts.map {
          RecognizableName(
            id: Self.prefix + $0.id, names: $0.names, appNames: appNames($0))
        })
  }

  /// The id of the shortcut that a template is the name of.
  static func shortcutID(of template: PhraseTemplate) -> String? {
    template.app.hasPrefix(prefix) ? String(template.app.dropFirst(prefix.count)) : nil
  }

  /// The shortcut that a template is the name of.
  func shortcut(of template: PhraseTemplate) -> NamedShortcut? {
    let id = Self.shortcutID(of: template)
    return id.flatMap { id in shortcuts.first { $0.id == id } }
  }

  /// The readings by names of an utterance, best first.
  package func readings(
    of utterance: String, _ options: RecognitionOptions, isExhaustive: Bool = false
  ) -> [Reading] {
    recognizer?.readings(of: utterance, options: options, isExhaustive: isExhaustive) ?? []
  }

  /// How the best reading by a name stands to the best by a phrase.
  enum Precedence {
    case before, equal, after
  }

  /// What forgives less goes first; of the two of equal worth neither does, whatever their length.
  static func precedence(of name: Reading, over phrase: Reading?) -> Precedence {
    guard let phrase else { return .before }
    let (left, right) = (name.rank, phrase.rank)
    let order = [
      (left.openness, right.openness), (left.tier.rawValue, right.tier.rawValue),
      (left.forgiven, right.forgiven),
    ]
    guard let first = order.first(where: { $0.0 != $0.1 }) else { return .equal }
    return first.0 < first.1 ? .before : .after
  }

  /// The explanation with what the names come to.
  func adding(to explanation: Explanation, _ options: RecognitionOptions) -> Explanation {
    guard !shortcuts.isEmpty else { return explanation }
    let names = readings(of: explanation.utterance, options, isExhaustive: true)
    var whole = explanation
    let last = Explanation.TierReport(
      tier: .rearranged, isTried: !options.isStrict, readings: [])
    whole.tiers = (explanation.tiers + [last]).map { report in
      var report = report
      report.readings += names.filter { $0.tier == report.tier }
      return report
    }
    guard let best = names.first else { return whole }
    let phrases = explanation.chosen + explanation.runnersUp
    switch Self.precedence(of: best, over: explanation.chosen.first) {
    case .before:
      whole.chosen = Array(names.best)
      whole.runnersUp = phrases + names.dropFirst(names.best.count)
    case .equal: whole.chosen += names.best
    case .after: whole.runnersUp = names + explanation.runnersUp
    }
    whole.nearest = []
    whole.otherLocales = []
    return whole
  }

  func completions(
    of prefix: String, _ options: RecognitionOptions, limit: Int
  ) -> [Completion] {
    recognizer?.completions(of: prefix, options: options, limit: limit) ?? []
  }
}
