/// An intent that opens something in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue

  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// Opening the app is all there is to do.
  public func perform() async throws -> some IntentResult { .result() }
}
