package import ExtensionProtocol

/// Something that happened to a conversation.
package enum DialogEvent: Sendable {
  /// The person said a line: a request, or an answer to the open question.
  case said(String)
  /// The person pressed Control-C or Escape.
  case interrupted
  /// The person's input ended.
  case ended
  /// The person chose an action by name, with values for some parameters.
  case requested(ActionRequest)
  /// The person chose a shortcut that a person made.
  case requestedShortcut(NamedShortcut)
  /// The person wants to make a shortcut, perhaps of a name.
  case composing(name: String?)
  /// What came of storing a shortcut.
  case shortcutStored(Result<StoredShortcut, ShortcutRefusal>)
  /// Recognition has read what was said.
  case recognized(Recognition)
  /// The app's answer to a query.
  case found(query: Int, Result<QueryReply, AppFailure>)
  /// A question from running code.
  case asked(question: Int, Question)
  /// An app's wish to use something of the person's; what is known of it by now.
  case permissionAsked(question: Int, PermissionRequest, PermissionStatus)
  /// The one who asked no longer waits.
  case withdrawn(question: Int)
  /// An invocation came to its end.
  case performed(invocation: String, Result<IntentOutcome, AppFailure>)
  /// A line of the scene of an app in the foreground.
  case scene(invocation: String, String)
  /// An invocation has taken ten seconds of the app's own time.
  case slow(invocation: String)
}

/// An action that was chosen by name: the app's button.
package struct ActionRequest: Equatable, Sendable {
  package var app: String
  package var intent: String
  package var source: PerformRequest.Source
  package var parameters: [String: ParameterState]
  /// The parameters that are asked for though they need no value or have a default.
  package var asks: Set<String>

  package init(
    app: String, intent: String, source: PerformRequest.Source,
    parameters: [String: ParameterState], asks: Set<String> = []
  ) {
    self.app = app
    self.intent = intent
    self.source = source
    self.parameters = parameters
    self.asks = asks
  }

  /// The request of a button of the app, which is what `behest run` stands for.
  package static func button(
    app: String, intent: String, parameters: [String: ParameterState]
  ) -> ActionRequest {
    ActionRequest(app: app, intent: intent, source: .app, parameters: parameters)
  }
}
