/// A record could not be kept, for a reason of the system's.
public struct RecordLogError: Error, Hashable, Sendable {
  /// The system's error number.
  public let code: Int
}
