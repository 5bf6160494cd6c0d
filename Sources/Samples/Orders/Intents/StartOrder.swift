public import AppIntents
import IntentRecords

/// Orders an item, once the person has confirmed.
public struct StartOrder: AppIntent {
  public static let title: LocalizedStringResource = "Order an Item"
  public static let description = IntentDescription("Orders an item of the catalogue.")

  /// What is ordered.
  @Parameter(
    title: "Item", requestValueDialog: "Which item?", requestDisambiguationDialog: "Which item?")
  public var item: OrderItem

  /// How many of it.
  @Parameter(
    title: "Quantity", inclusiveRange: (lowerBound: 1, upperBound: .max),
    requestValueDialog: "How many?")
  public var quantity: Int

  /// How large; as the service sees fit when it is not said.
  @Parameter(title: "Size", requestValueDialog: "What size?")
  public var size: Size?

  /// Something that the shop should know of this order.
  @Parameter(title: "Note", requestValueDialog: "What should the note say?")
  public var note: String?

  public static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) of \(\.$item)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let services = try OrdersServices.shared
    let record = try services.startOrder.compose(self)
    let admitted = try await admission(of: record, services)
    switch await services.outbox.deliver(
      admitted, by: services.api.place, knownAs: RequestOutcome.init)
    {
    case .accepted(let number):
      services.refreshCatalogue()
      OrdersShortcuts.updateAppShortcutParameters()
      return .result(value: number, dialog: "Ordered. Your order is \(number).")
    case .rejected(let rejection): throw OrderError.rejected(OrderRefusal(rejection, of: item))
    case .notSent(let failure): throw services.api.notSent(failure)
    case .unknown: throw OrderError.unknown
    }
  }

  /// Has the person confirm the order, or an equal one that nobody knows the outcome of.
  private func admission(
    of record: IntentRecord, _ services: OrdersServices
  ) async throws -> AdmittedRecord {
    let line = OrderLine(quantity: quantity, item: item.item, size: size)
    let unconfirmed = try services.outbox.unconfirmed(like: record)
    let interrupted = try InterruptedRequests(services, besides: unconfirmed)
    if let unconfirmed {
      let question: LocalizedStringResource =
        "I could not confirm your last order of \(line, format: .orderLine). Send that one again?"
      if try await confirms(question, after: interrupted) {
        return try services.startOrder.admit(again: unconfirmed)
      }
      return try await admission(of: record, line, services, after: nil)
    }
    return try await admission(of: record, line, services, after: interrupted)
  }

  /// Has the person confirm the order itself.
  private func admission(
    of record: IntentRecord, _ line: OrderLine, _ services: OrdersServices,
    after interrupted: InterruptedRequests?
  ) async throws -> AdmittedRecord {
    let question: LocalizedStringResource = "Order \(line, format: .orderLine)?"
    if let interrupted {
      try await interrupted.tell(before: question) {
        try await requestConfirmation(actionName: .order, dialog: $0)
      }
    } else {
      try await requestConfirmation(actionName: .order, dialog: IntentDialog(question))
    }
    return try services.startOrder.admit(record)
  }

  /// Asks whether to send again; a no is not yet the end.
  private func confirms(
    _ question: LocalizedStringResource, after interrupted: InterruptedRequests
  ) async throws -> Bool {
    do {
      try await interrupted.tell(before: question) {
        try await requestConfirmation(actionName: .send, dialog: $0)
      }
      return true
    } catch let cancellation as CancellationError {
      throw cancellation
    } catch {
      return false
    }
  }
}
