/// The methods of the protocol, by their JSON-RPC names.
package enum Method: String, Sendable {
  // From the assistant to the app.

  /// The handshake: ``HelloRequest`` → ``HelloReply``.
  case hello
  /// `{}` → ``AppMetadata``.
  case metadata
  /// The values that phrases may name: ``VocabularyRequest`` → ``VocabularyPage``.
  case vocabulary
  /// A parameter's values: ``QueryRequest`` → ``QueryReply``.
  case query
  /// ``PerformRequest`` → ``IntentOutcome``.
  case perform
  /// A notification: ``CancelNotice``.
  case cancel

  // From the app to the assistant.

  /// A question to the person: ``Question`` → ``Answer``.
  case ask
  /// ``PermissionRequest`` → ``PermissionStatus`` as a string.
  case permission
  /// A notification of new vocabulary: ``VocabularyPage``.
  case donate
  /// A notification that work goes on: ``ProgressNotice``.
  case progress
}

/// The version of the protocol that this source speaks.
package let protocolVersion = 1

/// The most bytes of one message.
package let messageLimit = 1 << 20
