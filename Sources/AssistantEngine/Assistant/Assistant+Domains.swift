import IntentRecognition
import StringCatalogs

extension Assistant {
  /// Who goes first when an app and a domain of the system both could take a request.
  package var domainPolicy: DomainPolicy {
    get { domains.policy }
    set { domains.policy = newValue }
  }

  /// The domains of the system with their words in a locale.
  package func domainSummaries(locale: String) -> [DomainSummary] {
    domains.domains.compactMap { domain in
      guard let key = LocaleName(locale).best(among: domain.words.keys),
        let words = domain.words[key]
      else { return nil }
      let app = host.catalog.app(domain.app)
      return DomainSummary(
        app: app?.name(in: locale) ?? domain.app, intent: domain.intent, verbs: words.verbs,
        objects: words.objects, requests: words.requests)
    }
  }
}
