package import IntentRecognition

/// Something that happens with an app beside the conversation.
package enum AppReport: Equatable, Sendable {
  /// An app was started.
  case started(app: String, process: Int32?)
  /// An app wrote a line that is not part of a scene.
  case logged(app: String, line: String)
  /// Phrases may name other values from now on.
  case vocabulary(Vocabulary)
  /// Something of the state could not be read or kept.
  case failed(StateError)
}
