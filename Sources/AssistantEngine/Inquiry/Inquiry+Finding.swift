import ExtensionProtocol

extension Inquiry {
  /// Takes what the app returned for the query that is under way.
  mutating func found(
    _ result: Result<QueryReply, AppFailure>, in context: DialogContext, ticket: inout Int
  ) -> InquiryStep {
    guard case .finding(_, let search) = stage else { return InquiryStep() }
    let reply: QueryReply
    switch result {
    case .success(let success): reply = success
    case .failure(let failure): return InquiryStep(result: .failed(failure))
    }
    var step =
      switch search {
      case .suggestions(let words): suggested(reply, words, context, &ticket)
      case .words(let words): matched(reply.choices, words, context, &ticket)
      case .candidates(let words): identified(reply.choices, words, context, &ticket)
      case .check(let choice): checked(reply.choices, choice, context, &ticket)
      }
    step.effects.insert(
      .trace(
        .query(parameter: parameter.name, kind: search.traceKind, count: reply.choices.count)),
      at: 0)
    return step
  }

  private mutating func suggested(
    _ reply: QueryReply, _ words: String?, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    let choices = reply.choices
    if let words {
      stage = .answering(choices)
      offered = choices
      let step = answer(words, in: context, ticket: &ticket)
      guard unusableAnswers > 0, case .pending = step.result else { return step }
      return refuse(
        context.wording.notFound(words, title: context.text(parameter.title)), choices, context)
    }
    if let value = reply.defaultValue, !takesSeveral { return accept(value, .default) }
    if choices.count == 1, !takesSeveral, parameter.options == .list {
      return accept(choices[0].value, .onlyOption)
    }
    if choices.isEmpty, parameter.options != .stringQuery {
      return InquiryStep(result: .nothingToChoose)
    }
    return ask(among: choices, context)
  }

  /// Takes what a look-up of words returned: one value, several, or none.
  private mutating func matched(
    _ choices: [Choice], _ words: String, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    switch choices.count {
    case 0: return missing(words, context, &ticket)
    case 1: return check(choices[0], &ticket)
    default: return ask(among: choices, context)
    }
  }

  /// Takes the values that the phrase named, as far as they still exist.
  private mutating func identified(
    _ choices: [Choice], _ words: String, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    switch choices.count {
    case 0 where parameter.options == .stringQuery:
      find(.words(words), .matching(words), &ticket)
    case 0: missing(words, context, &ticket)
    case 1: accept(choices[0].value, .phrase)
    default: ask(among: choices, context)
    }
  }

  private mutating func checked(
    _ choices: [Choice], _ wanted: Choice, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    if let found = choices.first(where: { $0.id == wanted.id }) {
      return accept(found.value, .answer)
    }
    let remaining = offered.filter { $0.id != wanted.id }
    let title = context.text(parameter.title)
    return refuse(context.wording.notFound(wanted.title, title: title), remaining, context)
  }

  /// Makes sure, by id, that a chosen entity still exists.
  mutating func check(_ choice: Choice, _ ticket: inout Int) -> InquiryStep {
    guard case .entity(let entity) = choice.value, parameter.options != .list else {
      return accept(choice.value, .answer)
    }
    return find(.check(choice), .ids([entity.id]), &ticket)
  }

  /// Says that nothing has a name, and asks again, with what there is where nothing was offered.
  private mutating func missing(
    _ words: String, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    let problem = context.wording.notFound(words, title: context.text(parameter.title))
    guard offered.isEmpty, unusableAnswers + 1 < Self.answerLimit else {
      return refuse(problem, offered, context)
    }
    unusableAnswers += 1
    var step = find(.suggestions(words: nil), .suggestions, &ticket)
    step.effects.insert(.say(.sentence(problem)), at: 0)
    return step
  }

  /// Says why nothing came of it, and asks again.
  private mutating func refuse(
    _ problem: String, _ choices: [Choice], _ context: DialogContext
  ) -> InquiryStep {
    unusableAnswers += 1
    guard unusableAnswers < Self.answerLimit else {
      return InquiryStep(effects: [.say(.sentence(problem))], result: .exhausted)
    }
    let isRepeat = !offered.isEmpty && offered == choices
    var step = ask(among: choices, context)
    if isRepeat { step.effects = [needsInput(choices)] }
    step.effects.insert(.say(.sentence(problem)), at: 0)
    return step
  }
}

extension Inquiry.Search {
  var traceKind: TraceStep.QueryKind {
    switch self {
    case .suggestions: .suggestedEntities
    case .words(let words): .matching(words)
    case .candidates, .check: .identifiers
    }
  }
}
