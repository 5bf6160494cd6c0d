public import AppIntents

/// A reason that an order, or a question about one, did not succeed.
public enum OrderError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The service has refused, for a reason of its own.
  case rejected(reason: String)
  /// The service cannot be reached; nothing has left the machine.
  case notSent
  /// It was sent, and nobody can say what became of it.
  case unknown
  /// A cancellation was sent, and nobody can say what became of it.
  case cancellationUnknown
  /// How an order stands could not be learned.
  case statusUnavailable
  /// The service has no such order.
  case orderGone(number: String)
  /// The app's own files cannot be used.
  case storageUnavailable

  /// What the assistant says: the problem, then what the person can do about it.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .rejected(let reason):
      reason.isEmpty
        ? "It was refused, and no reason was given." : "It was refused: \(reason)"
    case .notSent:
      "Nothing was sent: the orders service can't be reached. Start it with orders-server."
    case .unknown:
      "I could not confirm your order. Ask for it again, and I can safely send the same one."
    case .cancellationUnknown:
      "I could not confirm that the order was cancelled. It is safe to cancel it again."
    case .statusUnavailable:
      "I could not learn how the order stands. Check that orders-server runs."
    case .orderGone(let number): "The orders service doesn't know \(number)."
    case .storageUnavailable: "Orders can't use its files. Check the disk."
    }
  }
}
