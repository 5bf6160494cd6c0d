package import ExtensionProtocol

/// Something that a conversation wants done.
package enum DialogEffect: Equatable, Sendable {
  case say(Spoken)
  case record(Fact)
  /// Read an utterance; ``DialogEvent/recognized(_:)`` follows.
  case recognize(String)
  /// Ask an app for values; ``DialogEvent/found(query:_:)`` follows.
  case query(Int, app: String, ParameterQuery)
  /// Run an intent; ``DialogEvent/performed(invocation:_:)`` follows.
  case perform(app: String, IntentInvocation)
  /// Tell an app that an invocation is over.
  case cancel(app: String, invocation: String)
  /// Answer running code.
  case answer(question: Int, Answer)
  /// Answer an app's wish, and remember the answer where it was the person's own.
  case permit(question: Int, PermissionStatus)
  case store(permission: PermissionStatus, app: String, PermissionRequest)
  /// Keep a shortcut that was made; ``DialogEvent/shortcutStored(_:)`` follows.
  case storeShortcut(NamedShortcut)
  /// Note a step for the explanation.
  case trace(TraceStep)
}

/// A query without the session, which is added where it is sent.
package struct ParameterQuery: Equatable, Sendable {
  package var intent: String
  package var parameter: String
  package var search: QueryRequest.Search
  package var known: [String: IntentValue]
}

/// An invocation whose parameters are all resolved.
package struct IntentInvocation: Equatable, Sendable {
  package var id: String
  package var intent: String
  package var source: PerformRequest.Source
  package var shortcut: Int?
  package var parameters: [String: IntentValue]
}
