import ExtensionProtocol
import IntentRecognition

/// Lays out why an utterance was understood as it was, or why it was not.
struct ExplanationText {
  let explanation: Explanation
  let context: DialogContext
  private let words: ExplanationWording
  private static let labelWidth = 16

  init(_ explanation: Explanation, context: DialogContext) {
    self.explanation = explanation
    self.context = context
    words = .of(context.wording.language)
  }

  var lines: [String] {
    var lines = ["“\(explanation.utterance)”"]
    lines += explanation.vetoes.map { row(words.negative, "“\($0.phrase.text)”  \($0.app)") }
    if explanation.chosen.isEmpty {
      lines.append(row(words.noMatch, triedTiers))
      for near in explanation.nearest.prefix(3) { lines += self.near(near) }
      for reading in explanation.otherLocales.prefix(3) {
        lines.append(
          row(words.otherLocale, "\(reading.template.locale)  “\(reading.template.text)”"))
      }
    }
    // Twin phrases of one shortcut come to the same; the first tells it.
    var shown: Set<[String]> = []
    for reading in explanation.chosen
    where shown.insert([source(of: reading)] + reading.captures.map(\.words)).inserted {
      lines += chosen(reading)
    }
    lines += explanation.runnersUp.prefix(3).map {
      row(words.next, "“\($0.template.text)”  \(source(of: $0))  \(name(of: $0.tier))")
    }
    if !explanation.chosen.isEmpty { lines.append(row(words.tried, triedTiers)) }
    lines += explanation.emptyVocabularies.map {
      row(words.noValues, "\($0.type)  (\($0.app))")
    }
    lines += explanation.fallbackLocales.sorted { $0.key < $1.key }.map {
      row(words.tables, "\($0.key): \($0.value)")
    }
    return lines
  }

  private func chosen(_ reading: Reading) -> [String] {
    var lines = [
      row(words.matched, "“\(reading.template.text)”  \(source(of: reading))"),
      row(words.tier, name(of: reading.tier)),
    ]
    for capture in reading.captures {
      let ids = capture.candidates.isEmpty ? "?" : capture.candidates.joined(separator: ", ")
      lines.append(row(capture.slot, "“\(capture.words)” → \(ids)"))
    }
    for cost in reading.costs {
      let kind = words.costs[cost.kind] ?? ""
      lines.append(row(words.forgiven, cost.words.isEmpty ? kind : "“\(cost.words)”: \(kind)"))
    }
    return lines
  }

  private func near(_ near: NearPhrase) -> [String] {
    let app = context.name(of: near.template.app)
    var lines = [row(words.nearest, "“\(near.text)”  \(app)")]
    if !near.missing.isEmpty {
      lines.append(row("", "\(words.notSaid): \(quoted(near.missing))"))
    }
    if !near.added.isEmpty {
      lines.append(row("", "\(words.notInPhrase): \(quoted(near.added))"))
    }
    return lines
  }

  private func quoted(_ list: [String]) -> String {
    list.map { "“\($0)”" }.joined(separator: ", ")
  }

  private func source(of reading: Reading) -> String {
    if let id = ShortcutNames.shortcutID(of: reading.template) {
      return "\(words.shortcut) · \(id)"
    }
    let app = context.apps[reading.template.app]
    let shortcuts = app?.metadata.shortcuts ?? []
    let intent =
      shortcuts.indices.contains(reading.template.shortcut)
      ? shortcuts[reading.template.shortcut].intent : "?"
    return "\(app?.name ?? reading.template.app) · \(intent)"
  }

  private func name(of tier: Tier) -> String { words.tiers[tier] ?? "" }

  private var triedTiers: String {
    explanation.tiers.filter(\.isTried).map { "\(name(of: $0.tier)) \($0.readings.count)" }
      .joined(separator: " · ")
  }

  private func row(_ label: String, _ text: String) -> String {
    Self.row(label, text)
  }

  /// A label and its text, aligned.
  static func row(_ label: String, _ text: String) -> String {
    let wide = label.unicodeScalars.filter { $0.value >= 0x1100 }.count
    let gap = max(1, labelWidth - label.count - wide)
    return "  " + label + String(repeating: " ", count: gap) + text
  }
}
