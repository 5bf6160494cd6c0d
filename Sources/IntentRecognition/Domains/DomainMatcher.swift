/// Finds the domain of the system that takes a request by its words.
///
/// A request is an order: in a language whose verb comes first it begins with the domain's verb, in
/// one whose verb comes last it ends in it, courtesy and the app's name aside. What only mentions the
/// words, reports, asks, forbids or restricts is no such request.
struct DomainMatcher {
  let matcher: Matcher
  let domains: [Domain]
  let locale: String

  /// A domain with what decides between several.
  private struct Candidate {
    var match: DomainMatch
    /// Where the object is: the last one said is where the request goes.
    var object: Int
    /// How many tokens the words have.
    var weight: Int
  }

  /// The domain that takes the utterance; nil when none does.
  func match(_ utterance: UnsafeBufferPointer<UInt8>) -> DomainMatch? {
    matcher.begin(utterance)
    guard let window = matcher.windows().last?.range else { return nil }
    var best: Candidate?
    for domain in domains {
      guard let words = words(of: domain),
        let candidate = candidate(domain, words, window, utterance)
      else { continue }
      if let found = best, (found.object, found.weight) >= (candidate.object, candidate.weight) {
        continue
      }
      best = candidate
    }
    return best?.match
  }

  private func words(of domain: Domain) -> DomainWords? {
    let wanted = LocaleName(locale)
    let names = domain.words.keys.sorted()
    let name =
      names.first { LocaleName($0) == wanted }
      ?? names.first { LocaleName($0).language == wanted.language }
    return name.flatMap { domain.words[$0] }
  }

  private func candidate(
    _ domain: Domain, _ words: DomainWords, _ window: Range<Int>,
    _ utterance: UnsafeBufferPointer<UInt8>
  ) -> Candidate? {
    let shape: any RequestShape =
      LocaleName(locale).language == "ko"
      ? VerbLastRequest(matcher: matcher, window: window)
      : VerbFirstRequest(matcher: matcher, window: window)
    var spans: [Range<Int>]
    var object: Int
    if let request = words.requests.compactMap({ shape.verb($0) }).first {
      spans = [request]
      object = request.lowerBound
    } else {
      guard let verb = words.verbs.compactMap({ shape.verb($0) }).first,
        let found = words.objects.compactMap({ shape.object($0, beside: verb) })
          .max(by: { $0.lowerBound < $1.lowerBound }),
        !shape.isGuarded(beside: verb)
      else { return nil }
      spans = [found, verb]
      object = found.lowerBound
    }
    let weight = spans.reduce(0) { $0 + $1.count }
    for hint in words.hints {
      guard let span = shape.object(hint, beside: spans[spans.count - 1]),
        !spans.contains(where: { $0.overlaps(span) })
      else { continue }
      spans.append(span)
    }
    let said = spans.sorted { $0.lowerBound < $1.lowerBound }.map { text($0, utterance) }
    return Candidate(
      match: DomainMatch(app: domain.app, intent: domain.intent, words: said), object: object,
      weight: weight)
  }

  /// The words that tokens lie in, as they were written.
  private func text(_ range: Range<Int>, _ utterance: UnsafeBufferPointer<UInt8>) -> String {
    let tokens = matcher.folder.tokens
    var end = range.upperBound
    while end < matcher.folder.count, !tokens[end].isSpaced { end += 1 }
    let source =
      Int(tokens[range.lowerBound].sourceStart)..<Int(tokens[end - 1].sourceEnd)
    return String(decoding: UnsafeBufferPointer(rebasing: utterance[source]), as: UTF8.self)
  }
}

extension Recognizer {
  /// The domain that takes an utterance by its words; nil when none does.
  package func domain(
    of utterance: String, among domains: [Domain], options: RecognitionOptions
  ) -> DomainMatch? {
    var utterance = utterance
    let matcher = makeMatcher(options: options)
    return utterance.withUTF8 {
      DomainMatcher(matcher: matcher, domains: domains, locale: options.locale).match($0)
    }
  }
}
