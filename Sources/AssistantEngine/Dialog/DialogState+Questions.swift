import ExtensionProtocol

extension DialogState {
  /// Puts a question of running code before the person.
  mutating func put(
    _ question: Question, _ number: Int, _ performance: Performance, _ context: DialogContext
  ) -> [DialogEffect] {
    let dialog = question.dialog.map { $0.supporting ?? $0.full }
    let intent = performance.pending.intent
    switch question.subject {
    case .value(let name):
      guard let parameter = intent.parameter(named: name) else {
        return [.answer(question: number, .cancelled)]
      }
      var inquiry = Inquiry(
        app: performance.pending.app, intent: intent.name, parameter: parameter, dialog: dialog,
        known: performance.pending.values)
      let step = inquiry.start(with: nil, in: context, ticket: &ticket)
      return take(step, inquiry, number, performance, context)
    case .disambiguation(let name, let choices):
      let title = intent.parameter(named: name).map { context.text($0.title) } ?? name
      let question = dialog ?? context.wording.whichValue(title)
      return choose(number, question, choices, parameter: name, cancelling: nil)
    case .parameterConfirmation(_, let value):
      return confirm(number, .parameter, dialog ?? context.wording.isThisRight(value.title))
    case .confirmation(let action):
      let title = context.text(intent.title)
      return confirm(
        number, .action(action),
        dialog ?? context.wording.confirmation(of: action, title: title))
    case .choice(let options):
      let choices = options.map { Choice(value: .string($0.title), title: $0.title) }
      let question = dialog ?? context.wording.whichValue(context.text(intent.title))
      return choose(
        number, question, choices, parameter: nil,
        cancelling: options.firstIndex { $0.style == .cancel })
    case .foreground:
      let name = context.name(of: performance.pending.app)
      return confirm(number, .foreground, dialog ?? context.wording.foreground(app: name))
    }
  }

  mutating func confirm(
    _ number: Int, _ subject: Confirmation.Subject, _ question: String
  ) -> [DialogEffect] {
    guard case .performing(var performance) = phase else { return [] }
    performance.exchange = .confirmation(
      number, Confirmation(subject: subject, question: question))
    phase = .performing(performance)
    return [.say(.confirmation(question)), .record(.awaitingConfirmation)]
  }

  private mutating func choose(
    _ number: Int, _ question: String, _ choices: [Choice], parameter: String?, cancelling: Int?
  ) -> [DialogEffect] {
    guard case .performing(var performance) = phase else { return [] }
    let exchange = ChoiceExchange(
      question: question, choices: choices, parameter: parameter,
      places: Array(choices.indices), cancelling: cancelling)
    performance.exchange = .choice(number, exchange)
    phase = .performing(performance)
    return exchange.effects
  }

  /// Takes what the person said to a question of running code.
  mutating func answered(
    _ text: String, _ performance: Performance, _ context: DialogContext
  ) -> [DialogEffect] {
    switch performance.exchange {
    case nil: return []
    case .inquiry(let number, var inquiry):
      switch AnswerReading.control(text) {
      case .cancel: return interrupt(context)
      case .skip where inquiry.parameter.isOptional:
        return reply(.value(.null), to: number, performance, context)
      case .skip, .back, .help, nil: break
      }
      let answer = AnswerReading.control(text) == .help ? "" : text
      let step = inquiry.answer(answer, in: context, ticket: &ticket)
      return take(step, inquiry, number, performance, context)
    case .confirmation(let number, let confirmation):
      return answered(text, confirmation, number, performance, context)
    case .choice(let number, let exchange):
      return answered(text, exchange, number, performance, context)
    }
  }

  private mutating func answered(
    _ text: String, _ exchange: ChoiceExchange, _ number: Int, _ performance: Performance,
    _ context: DialogContext
  ) -> [DialogEffect] {
    if text.trimmingSpaces.isEmpty || AnswerReading.control(text) == .help {
      return exchange.effects
    }
    var exchange = exchange
    var performance = performance
    let possible = exchange.places.map { exchange.choices[$0] }
    switch AnswerReading.choice(text, among: possible) {
    case .one(let index):
      let place = exchange.places[index]
      return choicesFact(exchange, place, context)
        + reply(.choice(place), to: number, performance, context)
    case .several(let indices):
      exchange.places = indices.map { exchange.places[$0] }
      performance.exchange = .choice(number, exchange)
      phase = .performing(performance)
      return exchange.effects
    case .none, .outOfRange:
      if AnswerReading.control(text) == .cancel {
        if let place = exchange.cancelling {
          return reply(.choice(place), to: number, performance, context)
        }
        return interrupt(context)
      }
      exchange.unusableAnswers += 1
      let problem = DialogEffect.say(.sentence(context.wording.pickOne(of: possible.count)))
      guard exchange.unusableAnswers < Inquiry.answerLimit else {
        return [problem] + giveUp(performance, context)
      }
      performance.exchange = .choice(number, exchange)
      phase = .performing(performance)
      return [problem, exchange.fact]
    }
  }

  private func choicesFact(
    _ exchange: ChoiceExchange, _ place: Int, _ context: DialogContext
  ) -> [DialogEffect] {
    guard let parameter = exchange.parameter else { return [] }
    let value = exchange.choices[place].value.fact(in: context.zone)
    return [.record(.set(FactParameter(parameter, value)))]
  }

  /// Does what a step of an inquiry of running code wants.
  mutating func take(
    _ step: InquiryStep, _ inquiry: Inquiry, _ number: Int, _ performance: Performance,
    _ context: DialogContext
  ) -> [DialogEffect] {
    var performance = performance
    let name = inquiry.parameter.name
    switch step.result {
    case .pending:
      performance.exchange = .inquiry(number, inquiry)
      phase = .performing(performance)
      return step.effects
    case .value(let value, let origin):
      performance.pending.parameters[name] = .value(value)
      let fact = FactParameter(name, value.fact(in: context.zone))
      return step.effects
        + [
          .record(.set(fact)), .trace(.parameter(name, value: fact.value, origin: origin)),
        ] + reply(.value(value), to: number, performance, context)
    case .exhausted:
      phase = .performing(performance)
      return step.effects + giveUp(performance, context)
    case .failed(let failure):
      return step.effects + [
        .answer(question: number, .cancelled),
        .cancel(app: performance.pending.app, invocation: performance.pending.id),
      ] + fail(failure, app: performance.pending.app, context)
    case .nothingToChoose:
      phase = .idle
      let title = context.text(inquiry.parameter.title)
      let name = context.name(of: performance.pending.app)
      return step.effects + abandon(performance) + [
        .say(.sentence(context.wording.nothingToChoose(title, app: name))),
        .record(.failed("nothingToChoose")),
      ]
    }
  }

  /// Answers running code, and puts its next question if one waits.
  mutating func reply(
    _ answer: Answer, to number: Int, _ performance: Performance, _ context: DialogContext
  ) -> [DialogEffect] {
    var performance = performance
    performance.exchange = nil
    phase = .performing(performance)
    return [.answer(question: number, answer)] + putNextQuestion(context)
  }

  /// Ends the invocation after too many answers that could not be used.
  mutating func giveUp(
    _ performance: Performance, _ context: DialogContext
  ) -> [DialogEffect] {
    phase = .idle
    return abandon(performance) + giveUp(context, beforePerforming: false)
  }
}

extension ChoiceExchange {
  /// The question with the choices that are still possible.
  var effects: [DialogEffect] {
    [.say(.sentence(question))]
      + places.enumerated().map { number, place in
        .say(
          .choice(
            number: number + 1, title: choices[place].title, detail: choices[place].subtitle))
      } + [fact]
  }

  var fact: DialogEffect {
    .record(
      parameter.map { .needsInput($0, choices: places.count) }
        ?? .needsInput("choice", choices: places.count))
  }
}
