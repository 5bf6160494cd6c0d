import AssistantEngine
import LineEditing

extension Conversation {
  /// Shows who goes first and the domains of the system, or changes who does.
  func domains(_ words: [String], isAsking: Bool) {
    guard let word = words.first else {
      screen.note(wording.domainsAre(assistant.domainPolicy))
      return showDomains()
    }
    guard !isAsking else { return screen.problem(wording.notWhileAsking) }
    guard words.count == 1, let policy = DomainPolicy(rawValue: word.lowercased()) else {
      return screen.problem(wording.noSuchDomainPolicy(words.joined(separator: " ")))
    }
    let known = assistant.problems
    assistant.domainPolicy = policy
    screen.note(wording.domainsAre(policy))
    for problem in assistant.problems where !known.contains(problem) { screen.problem(problem) }
  }

  private func showDomains() {
    let domains = assistant.domainSummaries(locale: settings.locale)
    let names = domains.map { "\($0.app) · \($0.intent)" }
    let width = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    for (name, domain) in zip(names, domains) {
      let words = [domain.requests, domain.verbs, domain.objects].filter { !$0.isEmpty }
        .map { $0.joined(separator: ", ") }
      screen.row(
        DisplayWidth.padded(name, to: width) + "  " + words.joined(separator: " · "),
        hanging: width + 2)
    }
    for problem in assistant.problems { screen.problem(problem) }
  }
}
