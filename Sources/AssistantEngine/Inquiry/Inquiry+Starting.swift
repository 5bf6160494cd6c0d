import ExtensionProtocol

extension Inquiry {
  /// Begins with what was said for the parameter, if anything was.
  mutating func start(
    with state: ParameterState?, in context: DialogContext, ticket: inout Int
  ) -> InquiryStep {
    switch state {
    case .value(let value): .value(value, .phrase)
    case .candidates(let ids, let words): start(candidates: ids, words, context, &ticket)
    case .words(let words): start(words: words, context, &ticket)
    case nil: startUnsaid(context, &ticket)
    }
  }

  private mutating func start(
    candidates ids: [String], _ words: String, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    switch kind {
    case .entity:
      return find(.candidates(words: words), .ids(ids), &ticket)
    case .enumeration, .boolean:
      let choices = fixedChoices(in: context).filter { choice in ids.contains(choice.id) }
      if choices.count == 1 { return accept(choices[0].value, .phrase) }
      return ask(among: choices.isEmpty ? fixedChoices(in: context) : choices, context)
    case .string, .integer, .double, .date, .dateComponents, .duration, .measurement, .currency,
      .url, .file, .person, .array, .other:
      return start(words: words, context, &ticket)
    }
  }

  private mutating func start(
    words: String, _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    switch (kind, parameter.options) {
    case (.entity, .stringQuery): return find(.words(words), .matching(words), &ticket)
    case (.entity, _), (_, .list):
      return find(.suggestions(words: words), .suggestions, &ticket)
    default:
      stage = .answering(fixedChoices(in: context))
      var step = answer(words, in: context, ticket: &ticket)
      if case .pending = step.result, unusableAnswers > 0 {
        let question = ask(among: fixedChoices(in: context), context)
        step.effects.removeAll { if case .record = $0 { true } else { false } }
        step.effects += question.effects
      }
      return step
    }
  }

  private mutating func startUnsaid(
    _ context: DialogContext, _ ticket: inout Int
  ) -> InquiryStep {
    switch (kind, parameter.options) {
    case (.entity, _), (_, .list):
      return find(.suggestions(words: nil), .suggestions, &ticket)
    case (.enumeration, _):
      let choices = fixedChoices(in: context)
      if choices.count == 1, !takesSeveral { return accept(choices[0].value, .onlyOption) }
      return ask(among: choices, context)
    default:
      return ask(among: fixedChoices(in: context), context)
    }
  }

  /// The choices that the app's declarations fix: an enum's cases, a Bool's two names.
  func fixedChoices(in context: DialogContext) -> [Choice] {
    switch kind {
    case .enumeration(let type):
      let cases = context.apps[app]?.metadata.enumeration(named: type)?.cases ?? []
      return cases.filter { parameter.supportedCases?.contains($0.id) ?? true }.map { item in
        Choice(
          value: .enumeration(type: type, id: item.id), title: context.text(item.title),
          subtitle: item.subtitle.map(context.text), synonyms: item.synonyms.map(context.text))
      }
    case .boolean:
      guard let yes = parameter.trueName, let no = parameter.falseName else { return [] }
      return [
        Choice(value: .boolean(true), title: context.text(yes)),
        Choice(value: .boolean(false), title: context.text(no)),
      ]
    case .string, .integer, .double, .date, .dateComponents, .duration, .measurement, .currency,
      .url, .file, .person, .entity, .array, .other:
      return []
    }
  }

  /// Sends a query to the app.
  mutating func find(
    _ search: Search, _ request: QueryRequest.Search, _ ticket: inout Int
  ) -> InquiryStep {
    ticket += 1
    stage = .finding(ticket, search)
    let query = ParameterQuery(
      intent: intent, parameter: parameter.name, search: request, known: known)
    return InquiryStep(effects: [.query(ticket, app: app, query)])
  }

  /// Puts the question, with its choices.
  mutating func ask(among choices: [Choice], _ context: DialogContext) -> InquiryStep {
    stage = .answering(choices)
    offered = choices
    var effects: [DialogEffect] = [.say(.sentence(question(in: context, among: choices)))]
    for (index, choice) in choices.prefix(Self.listLimit).enumerated() {
      effects.append(
        .say(.choice(number: index + 1, title: choice.title, detail: detail(of: choice, choices))))
    }
    if choices.count > Self.listLimit {
      effects.append(
        .say(.suggestion(context.wording.moreChoices(choices.count - Self.listLimit))))
    }
    effects.append(needsInput(choices))
    return InquiryStep(effects: effects)
  }

  func needsInput(_ choices: [Choice]) -> DialogEffect {
    .record(.needsInput(parameter.name, choices: choices.isEmpty ? nil : choices.count))
  }

  /// What tells a choice from the others: its subtitle, or the end of its id where those are equal.
  private func detail(of choice: Choice, _ choices: [Choice]) -> String? {
    let twins = choices.filter { $0.title == choice.title && $0.subtitle == choice.subtitle }
    guard twins.count > 1 else { return choice.subtitle }
    let ending = "…" + choice.id.suffix(6)
    return choice.subtitle.map { "\($0) \(ending)" } ?? ending
  }
}

extension Choice {
  /// The id by which facts and phrases know the choice's value.
  var id: String {
    switch value {
    case .entity(let entity): entity.id
    case .enumeration(_, let id): id
    case .boolean(let value): value ? "true" : "false"
    case .string(let text): text
    case .integer(let value): String(value)
    case .null, .double, .date, .dateComponents, .duration, .measurement, .currency, .url, .file,
      .person, .array:
      title
    }
  }
}
