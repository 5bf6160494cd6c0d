import SQLite

/// The outbox could not be used; what was about to be sent was not.
public struct OutboxError: Error, Hashable, Sendable {
  /// Why, for the app's author.
  public let reason: String

  init(_ error: SQLiteError) {
    reason = "\(error)"
  }
}
