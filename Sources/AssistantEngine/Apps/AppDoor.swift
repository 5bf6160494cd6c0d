package import ExtensionProtocol

/// How an app is started: as a process, or in this one for tests.
package protocol AppDoor: Sendable {
  /// Starts the app; its output is given line by line, in order.
  func open(
    _ output: @escaping @Sendable (OutputLine) -> Void
  ) throws(StartFailure) -> any OpenDoor
}

/// An app that has been started.
package protocol OpenDoor: Sendable {
  /// The way for messages; not yet started.
  var channel: any MessageChannel { get }

  /// The process, where there is one.
  var process: Int32? { get }

  /// Gives out the output that the app has written up to now.
  func drain()

  /// Ends the app at once.
  func kill()

  /// Waits until the app has ended and all its output is given out.
  func waitForEnd() async -> AppEnd
}

/// How an app ended.
package enum AppEnd: Equatable, Sendable {
  case exited(status: Int32)
  case signalled(Int32)
  /// The app lives in this process, and was let go.
  case released
}

/// A line that an app wrote.
package struct OutputLine: Equatable, Sendable {
  package var stream: Stream
  package var text: String

  package init(stream: Stream, text: String) {
    self.stream = stream
    self.text = text
  }

  /// Where it was written to.
  package enum Stream: Sendable {
    case standardOutput
    case standardError
  }
}
