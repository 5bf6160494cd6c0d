public import AppIntents

/// A reason that an order, or a question about one, did not succeed.
public enum OrderError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The service has refused, for a reason of its own.
  case rejected(OrderRefusal)
  /// Nothing has left the machine.
  case notSent(UnsentReason)
  /// It was sent, and nobody can say what became of it.
  case unknown
  /// A cancellation was sent, and nobody can say what became of it.
  case cancellationUnknown
  /// The order has been cancelled before.
  case alreadyCancelled(number: String)
  /// How an order stands could not be learned.
  case statusUnavailable
  /// The service has no such order.
  case orderGone(number: String)
  /// The app's own files cannot be used.
  case storageUnavailable

  /// What the assistant says: the problem, then what the person can do about it.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .rejected(let refusal): Self.sentence(refusal)
    case .notSent(let reason): Self.sentence(reason)
    case .unknown:
      "I could not confirm your order. Ask for it again, and I can safely send the same one."
    case .cancellationUnknown:
      "I could not confirm that the order was cancelled. It is safe to cancel it again."
    case .alreadyCancelled(let number): "Your order \(number) is already cancelled."
    case .statusUnavailable:
      "I could not learn how the order stands. Check that orders-server runs."
    case .orderGone(let number): "The orders service doesn't know \(number)."
    case .storageUnavailable: "Orders can't use its files. Check the disk."
    }
  }

  private static func sentence(_ refusal: OrderRefusal) -> LocalizedStringResource {
    switch refusal {
    case .soldOut(let item): "It was refused: \(item.item, format: .itemTitle) is sold out."
    case .unknownItem(let item):
      "It was refused: the shop no longer has \(item.item, format: .itemTitle)."
    case .other(reason: ""): "It was refused, and no reason was given."
    case .other(let reason): "It was refused: \(reason)"
    }
  }

  private static func sentence(_ reason: UnsentReason) -> LocalizedStringResource {
    switch reason {
    case .notRunning:
      "Nothing was sent: the orders service can't be reached. Start it with orders-server."
    case .unreachable:
      """
      Nothing was sent: nobody answers at the address in ORDERS_API_URL. Check it, or start \
      orders-server there.
      """
    case .unknownHost:
      "Nothing was sent: the host in ORDERS_API_URL can't be found. Check it."
    case .malformedAddress:
      """
      Nothing was sent: ORDERS_API_URL is not a web address. Set it to one like \
      http://127.0.0.1:8787, then start Behest again.
      """
    case .insecure:
      "Nothing was sent: the orders service can't prove who it is. Check its certificate."
    }
  }
}
