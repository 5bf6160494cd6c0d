import ExtensionProtocol
import IntentRecognition

extension Inquiry {
  /// Takes what the person said to the question.
  mutating func answer(
    _ text: String, in context: DialogContext, ticket: inout Int
  ) -> InquiryStep {
    guard case .answering(let choices) = stage else { return InquiryStep() }
    let words = text.trimmingSpaces
    if words.isEmpty { return answeredNothing(choices, context) }
    if takesSeveral { return answerSeveral(words, choices, context, &ticket) }
    return answerOne(words, choices, context, &ticket)
  }

  /// Enter alone ends a list of values; otherwise it brings the question again.
  private mutating func answeredNothing(
    _ choices: [Choice], _ context: DialogContext
  ) -> InquiryStep {
    if takesSeveral, !collected.isEmpty { return .value(.array(collected), .answer) }
    return ask(among: choices, context)
  }

  private mutating func answerOne(
    _ words: String, _ choices: [Choice], _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    if !choices.isEmpty {
      switch AnswerReading.choice(words, among: choices) {
      case .one(let index): return check(choices[index], &ticket)
      case .several(let indices):
        return ask(among: indices.map { choices[$0] }, context)
      case .outOfRange: return unusable(context.wording.pickOne(of: choices.count), context)
      case .none: break
      }
    }
    if case .entity = kind {
      guard parameter.options == .stringQuery else {
        return unusable(
          choices.isEmpty
            ? context.wording.notFound(words, title: context.text(parameter.title))
            : context.wording.pickOne(of: choices.count), context)
      }
      return find(.words(words), .matching(words), &ticket)
    }
    switch AnswerReading.value(words, of: kind, for: parameter, in: context) {
    case .value(let value): return accept(value, .answer)
    case .several(let values): return ask(among: values, context)
    case .unusable(let problem):
      return unusable(
        choices.isEmpty ? problem : context.wording.pickOne(of: choices.count), context)
    }
  }

  /// Takes one or more values of a list, separated by commas or given line by line.
  private mutating func answerSeveral(
    _ text: String, _ choices: [Choice], _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    var values: [IntentValue] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == "、" }) {
      let words = String(part).trimmingSpaces
      guard !words.isEmpty else { continue }
      if !choices.isEmpty {
        guard case .one(let index) = AnswerReading.choice(words, among: choices) else {
          return unusable(context.wording.pickOne(of: choices.count), context)
        }
        values.append(choices[index].value)
        continue
      }
      switch AnswerReading.value(words, of: kind, for: parameter, in: context) {
      case .value(let value): values.append(value)
      case .several(let readings): return ask(among: readings, context)
      case .unusable(let problem): return unusable(problem, context)
      }
    }
    collected += values
    unusableAnswers = 0
    return InquiryStep(effects: [needsInput(choices)])
  }

  /// Takes a value, checked against the parameter's range.
  func accept(_ value: IntentValue, _ origin: TraceStep.Origin) -> InquiryStep {
    .value(takesSeveral ? .array(collected + [value]) : value, origin)
  }

  private mutating func unusable(_ problem: String, _ context: DialogContext) -> InquiryStep {
    unusableAnswers += 1
    guard unusableAnswers < Self.answerLimit else {
      return InquiryStep(effects: [.say(.sentence(problem))], result: .exhausted)
    }
    guard case .answering(let choices) = stage else { return InquiryStep() }
    return InquiryStep(effects: [.say(.sentence(problem)), needsInput(choices)])
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let start = drop(while: isSpace)
    let trailing = start.reversed().prefix(while: isSpace).count
    return String(start.dropLast(trailing))
  }
}
