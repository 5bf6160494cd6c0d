public import AppIntents
import IntentRecords

/// Says how an order stands.
public struct OrderStatus: AppIntent {
  public static let title: LocalizedStringResource = "Check an Order"
  public static let description = IntentDescription("Says how one of your orders stands.")

  /// The order that is meant.
  @Parameter(
    title: "Order", requestValueDialog: "Which order?", requestDisambiguationDialog: "Which order?")
  public var order: PlacedOrder

  public static var parameterSummary: some ParameterSummary {
    Summary("Check \(\.$order)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let services = try OrdersServices.shared
    let admitted = try services.orderStatus.admit(try services.orderStatus.compose(self))
    let interrupted = try InterruptedRequests(services)
    switch await services.api.status(of: order, by: admitted) {
    case .found(let number, let status):
      services.refreshCatalogue()
      let text = interrupted.before(sentence(number, status))
      interrupted.markSaid()
      return .result(value: status.rawValue, dialog: IntentDialog(text))
    case .notFound: throw OrderError.orderGone(number: order.id)
    case .rejected(let rejection):
      throw OrderError.rejected(.other(reason: rejection.reason ?? ""))
    case .notSent(let failure): throw services.api.notSent(failure)
    case .unknown: throw OrderError.statusUnavailable
    }
  }

  private func sentence(
    _ number: String, _ status: OrderReply.Status
  ) -> LocalizedStringResource {
    switch status {
    case .accepted: "Your order \(number), \(order.line, format: .orderLine), is accepted."
    case .cancelled: "Your order \(number), \(order.line, format: .orderLine), is cancelled."
    case .rejected: "Your order \(number), \(order.line, format: .orderLine), was refused."
    }
  }
}
