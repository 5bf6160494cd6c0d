import ExtensionProtocol
import IntentRecognition

/// Fills parameters from words that stand beside a phrase's slot ("order *two large* oat milks").
struct LeftoverReading {
  let context: DialogContext
  let app: String
  let intent: IntentMetadata
  /// The parameters that have values already.
  let taken: Set<String>

  /// The parameters that the words fill; nil when some words fill none.
  ///
  /// Words that could fill several parameters fill none of them: they are asked for.
  func parameters(in leftovers: [String]) -> [String: ParameterState]? {
    var found: [String: [ParameterState]] = [:]
    for words in leftovers where !CourtesyWords.isCourtesy(words) {
      let readings = intent.parameters.filter { !taken.contains($0.name) }.compactMap { parameter in
        value(of: words, for: parameter).map { (parameter.name, $0) }
      }
      guard !readings.isEmpty else { return nil }
      if readings.count == 1 { found[readings[0].0, default: []].append(readings[0].1) }
    }
    return found.filter { $0.value.count == 1 }.mapValues { $0[0] }
  }

  /// Syllables that are particles as well as digits: "귀리 우유만" asks for oat milk only, not for
  /// ten thousand.
  private static let particles: Set<String> = [
    "만", "이", "도", "가", "은", "는", "을", "를", "오", "일", "사",
  ]

  private func value(of words: String, for parameter: ParameterMetadata) -> ParameterState? {
    guard !Self.particles.contains(words.trimmingSpaces) else { return nil }
    let inquiry = Inquiry(
      app: app, intent: intent.name, parameter: parameter, known: [:])
    let choices = inquiry.fixedChoices(in: context)
    if !choices.isEmpty {
      guard let index = AnswerReading.exactName(words, among: choices) else { return nil }
      return .value(choices[index].value)
    }
    switch parameter.kind {
    case .integer, .double, .date, .dateComponents, .duration, .measurement, .currency:
      if case .value(let value) = AnswerReading.value(
        words, of: parameter.kind, for: parameter, in: context)
      {
        return .value(value)
      }
      return isNumber(words, parameter) ? .words(words) : nil
    case .string, .boolean, .url, .file, .person, .enumeration, .entity, .array, .other:
      return nil
    }
  }

  /// Whether words are a number that the parameter does not allow: that is said, and asked for.
  private func isNumber(_ words: String, _ parameter: ParameterMetadata) -> Bool {
    guard parameter.kind == .integer || parameter.kind == .double else { return false }
    return ValueRecognizer(locale: context.locale, reference: context.referenceTime)
      .numbers(in: words).contains { $0.isWhole && $0.upper == nil }
  }
}
