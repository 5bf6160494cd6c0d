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
    switch await services.outbox.deliver(
      admitted, by: { await services.api.cancel(order.key, by: $0) })
    {
    case .accepted:
      services.refreshCatalogue()
      return .result(dialog: "Cancelled. Your order was \(order.id).")
    case .rejected(let reason): throw OrderError.rejected(reason: reason)
    case .notSent: throw OrderError.notSent
    case .unknown: throw OrderError.cancellationUnknown
    }
  }
}
