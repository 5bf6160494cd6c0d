import ExtensionProtocol

extension EnglishWording {
  package func pickOne(of count: Int) -> String {
    count > 1
      ? "Please pick 1–\(count), type part of a name, or “cancel”."
      : "Please pick 1, type part of the name, or “cancel”."
  }

  package func notFound(_ words: String, title: String) -> String {
    "I couldn’t find “\(words)”. Try another name, or “cancel”."
  }

  package func wholeNumberNeeded(_ title: String) -> String {
    "\(title) must be a whole number, such as 2."
  }

  package func numberNeeded(_ title: String) -> String {
    "\(title) must be a number, such as 2.5."
  }

  package func outOfRange(_ title: String, _ range: ClosedRange<Double>) -> String {
    let bounds = NumberRange(range)
    return switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?): "\(title) must be from \(lower) to \(upper)."
    case (let lower?, nil): "\(title) must be \(lower) or more."
    case (nil, let upper?): "\(title) must be \(upper) or less."
    case (nil, nil): "\(title) must be a number."
    }
  }

  package func yesOrNoNeeded() -> String { "Please answer yes or no." }

  package func dateNeeded(_ title: String) -> String {
    "\(title) must be a date, such as “tomorrow” or “2026-12-24”."
  }

  package func valueNeeded(_ title: String, example: String) -> String {
    "I can’t use that as the \(title.lowercasedFirst). Try something like “\(example)”."
  }

  package func threeAnswers(beforePerforming: Bool) -> String {
    "I stopped after three answers that I couldn’t use."
      + (beforePerforming ? " Nothing was changed." : "")
  }

  package func nothingToChoose(_ title: String, app: String) -> String {
    "\(app) has nothing to choose as the \(title.lowercasedFirst)."
  }

  package func opening(app: String) -> String { "Opening \(app)…" }

  package var nothingChanged: String { "Nothing was changed." }

  package func cancelled(beforePerforming: Bool) -> String {
    beforePerforming ? "Cancelled. Nothing was changed." : "Cancelled."
  }

  package func somethingWentWrong(app: String) -> String { "Something went wrong with \(app)." }

  package func failure(_ failure: AppFailure, app: String, timeLimit: Int) -> String {
    switch failure {
    case .notInstalled: "\(app) is not installed. Run swift build, then start Behest again."
    case .cannotStart(let reason): startFailure(reason, app: app)
    case .crashed: "\(app) stopped unexpectedly. Nothing else was affected."
    case .timedOut:
      "\(app) did not finish within \(timeLimit) seconds and was stopped."
    case .protocolViolation: "\(app) sent something that I can’t read and was stopped."
    case .cancelled: cancelled(beforePerforming: false)
    case .threw(let failure): failure.text ?? somethingWentWrong(app: app)
    case .refused: somethingWentWrong(app: app)
    }
  }

  package func outcomeLost(_ failure: AppFailure, app: String, timeLimit: Int) -> String {
    let end =
      switch failure {
      case .crashed: "\(app) stopped unexpectedly."
      case .timedOut, .protocolViolation, .notInstalled, .cannotStart, .cancelled, .threw,
        .refused:
        self.failure(failure, app: app, timeLimit: timeLimit)
      }
    return "\(end) \(Self.mayBeDone)"
  }

  package var stoppedWaiting: String { "I stopped waiting. \(Self.mayBeDone)" }

  package func interrupted(app: String, action: String) -> String {
    "Behest was stopped while \(app) was at work on “\(action)”. \(Self.mayBeDone)"
  }

  private static let mayBeDone =
    "What you said yes to may have been done. Check before you ask for it again."

  package func noSuchIntent(_ name: String, app: String) -> String {
    "\(app) has no action called \(name). Type :apps to see its actions."
  }

  package func startFailure(_ failure: StartFailure, app: String) -> String {
    switch failure {
    case .missingExecutable: "\(app) is not built. Run swift build."
    case .system(let number):
      "\(app) could not be started: the system says error \(number). Run swift build again."
    case .endedAtOnce: "\(app) ended as soon as it was started. Type :trace on to see why."
    case .noHandshake: "\(app) did not say in time who it is and was stopped."
    case .otherVersion(let version):
      "\(app) speaks version \(version) of the protocol. Build it again with this Behest."
    case .otherApp(let name): "The program of \(app) is now \(name). Start Behest again."
    }
  }
}
