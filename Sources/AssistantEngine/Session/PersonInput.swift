/// What a person does to a conversation.
package enum PersonInput: Equatable, Sendable {
  case said(String)
  case interrupted
  case ended
  /// Chooses an action by name, with values for some of its parameters.
  case requested(ActionRequest)

  var event: DialogEvent {
    switch self {
    case .said(let text): .said(text)
    case .interrupted: .interrupted
    case .ended: .ended
    case .requested(let request): .requested(request)
    }
  }
}
