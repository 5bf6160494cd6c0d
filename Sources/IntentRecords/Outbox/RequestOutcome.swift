/// What is known of a request that was sent, or was not.
///
/// ``unknown`` is what is known without proof of anything else.
public enum RequestOutcome: Hashable, Sendable {
  /// The server took it, and gave it a number.
  case accepted(reference: String)
  /// The server did not take it, and said why.
  case rejected(reason: String)
  /// Not a byte of it left.
  case notSent
  /// It left, and nobody can say what became of it.
  case unknown
}
