public import AppIntents
import IntentRecords

/// Cancels an order, once the person has confirmed.
public struct CancelOrder: AppIntent {
  public static let title: LocalizedStringResource = "Cancel an Order"
  public static let description = IntentDescription("Cancels one of your orders.")

  /// The order that is meant.
  @Parameter(
    title: "Order", requestValueDialog: "Which order?", requestDisambiguationDialog: "Which order?")
  public var order: PlacedOrder

  public static var parameterSummary: some ParameterSummary {
    Summary("Cancel \(\.$order)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let services = try OrdersServices.shared
    if order.isCancelled { throw OrderError.alreadyCancelled(number: order.id) }
    let record = try services.cancelOrder.compose(self)
    let interrupted = try InterruptedRequests(services)
    let question: LocalizedStringResource =
      "Cancel your order \(order.id), \(order.line, format: .orderLine)?"
    try await interrupted.tell(before: question) {
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Cancel the order", denyLabel: "Keep it", destructive: true), dialog: $0)
    }
    let admitted = try services.cancelOrder.admit(record)
    let order = order
    switch await services.outbox.deliver(
      admitted, by: { await services.api.cancel(order, by: $0) },
      knownAs: RequestOutcome.init(cancellation:))
    {
    case .found(_, .cancelled):
      services.refreshCatalogue()
      OrdersShortcuts.updateAppShortcutParameters()
      return .result(dialog: "Cancelled. Your order was \(order.id).")
    case .notFound: throw OrderError.orderGone(number: order.id)
    case .rejected(let rejection):
      throw OrderError.rejected(.other(reason: rejection.reason ?? ""))
    case .notSent(let failure): throw services.api.notSent(failure)
    case .found, .unknown: throw OrderError.cancellationUnknown
    }
  }
}
