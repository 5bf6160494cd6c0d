import ExtensionProtocol
import IntentRecognition

extension CatalogReader {
  /// The domain of the system whose words an utterance has; nil when there is none.
  func competition(for utterance: String) -> DomainMatch? {
    guard let domains else { return nil }
    return recognizer.domain(of: utterance, among: domains.domains, options: options)
  }

  /// What the system makes of an utterance where it goes first; nil where it leaves it to the apps.
  ///
  /// A phrase of the domain's own app says more than its words do, and is read as a phrase.
  func takenBySystem(_ utterance: String, before read: [Interpretation]) -> Interpretation? {
    guard domains?.policy == .systemFirst, let match = competition(for: utterance),
      context.apps[match.app]?.metadata.intent(named: match.intent) != nil,
      !read.contains(where: { $0.app == match.app })
    else { return nil }
    return Interpretation(
      app: match.app, intent: match.intent, shortcut: nil,
      phrase: match.words.joined(separator: " "), parameters: [:])
  }

  /// The lines of an explanation about the domain that competes, if one does.
  func competitionLines(for utterance: String) -> [String] {
    guard let domains, let match = competition(for: utterance) else { return [] }
    let apps = interpretations(of: utterance)
    guard !apps.contains(where: { $0.app == match.app }) else { return [] }
    return CompetitionText(
      match: match, policy: domains.policy, apps: apps, context: context
    ).lines
  }
}
