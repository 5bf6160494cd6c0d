import ExtensionProtocol

/// An invocation that the app is at work on.
struct Performance: Equatable, Sendable {
  var pending: PendingInvocation
  /// The question that is before the person.
  var exchange: Exchange?
  /// The questions that came while another was open.
  var waiting: [Waiting] = []
  /// Whether the app has been brought to the foreground.
  var isInForeground = false
  /// The action that the person said no to at the last confirmation.
  var declinedAction: ConfirmationAction?
  /// Whether the person has said yes to what the action does, so that it may have been done.
  var mayHaveActed = false
  /// Whether the person wants no more of it; what the app says at last is awaited.
  var isEnding = false

  /// A question of running code before the person.
  enum Exchange: Equatable, Sendable {
    case inquiry(Int, Inquiry)
    case confirmation(Int, Confirmation)
    /// Which of several values or ways.
    case choice(Int, ChoiceExchange)
  }

  /// A question that has not been put yet.
  struct Waiting: Equatable, Sendable {
    var number: Int
    var subject: Subject

    enum Subject: Equatable, Sendable {
      case question(Question)
      case permission(PermissionRequest)
    }
  }

  var awaitsPerson: Bool {
    switch exchange {
    case nil: false
    case .inquiry(_, let inquiry): inquiry.awaitsPerson
    case .confirmation, .choice: true
    }
  }
}

extension Performance.Exchange {
  /// The number by which the running code's question is known.
  var number: Int {
    switch self {
    case .inquiry(let number, _), .confirmation(let number, _), .choice(let number, _): number
    }
  }
}

/// A question that yes or no answers.
struct Confirmation: Equatable, Sendable {
  var subject: Subject
  var question: String
  var unusableAnswers = 0

  enum Subject: Equatable, Sendable {
    case action(ConfirmationAction)
    /// Whether a parameter's value is right.
    case parameter
    case permission(PermissionRequest)
    case foreground
  }
}

/// A question which of several.
struct ChoiceExchange: Equatable, Sendable {
  var question: String
  var choices: [Choice]
  /// The parameter that it is about; nil for the ways of `requestChoice`.
  var parameter: String?
  /// The places of the choices that are still possible.
  var places: [Int]
  /// The place of the way that cancels.
  var cancelling: Int?
  var unusableAnswers = 0
}
