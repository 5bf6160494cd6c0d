/// What a person does to a conversation.
package enum PersonInput: Equatable, Sendable {
  case said(String)
  case interrupted
  case ended
  /// Chooses an action by name, with values for some of its parameters.
  case requested(ActionRequest)
  /// Chooses a shortcut that a person made.
  case requestedShortcut(NamedShortcut)
  /// Makes a shortcut, perhaps of a name.
  case newShortcut(name: String?)

  var event: DialogEvent {
    switch self {
    case .said(let text): .said(text)
    case .interrupted: .interrupted
    case .ended: .ended
    case .requested(let request): .requested(request)
    case .requestedShortcut(let shortcut): .requestedShortcut(shortcut)
    case .newShortcut(let name): .composing(name: name)
    }
  }
}
