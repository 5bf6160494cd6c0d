import AppIntents
import IntentRecords

/// What the person was never told, because the app stopped in the middle of it.
struct InterruptedRequests {
  private let entries: [Outbox.Entry]
  private let services: OrdersServices

  /// Finds them.
  ///
  /// - Parameters:
  ///   - services: The app's services.
  ///   - asked: The request that the person is asked about anyway.
  /// - Throws: When the outbox cannot be read.
  init(_ services: OrdersServices, besides asked: Outbox.Entry? = nil) throws {
    self.services = services
    entries = try services.outbox.unreported().filter { $0.key != asked?.key }
  }

  /// A text with what there is to tell before it.
  func before(_ text: LocalizedStringResource) -> LocalizedStringResource {
    entries.compactMap(sentence).reversed().reduce(text) { "\($1) \($0)" }
  }

  /// Puts what there is to tell before a question; whatever the answer, it has been told then.
  func tell(
    before question: LocalizedStringResource, asking ask: (IntentDialog) async throws -> Void
  ) async throws {
    do {
      try await ask(IntentDialog(before(question)))
    } catch let cancellation as CancellationError {
      throw cancellation
    } catch {
      markSaid()
      throw error
    }
    markSaid()
  }

  /// Notes that the person was told.
  func markSaid() {
    if !entries.isEmpty { services.outbox.markSaid(entries.map(\.key)) }
  }

  private func sentence(_ entry: Outbox.Entry) -> LocalizedStringResource? {
    let find = { (id: String) in try? services.catalogue.items(ids: [id]).first }
    if let line = OrderLine(parameters: entry.parameters, item: find) {
      return sentence(line, entry.outcome)
    }
    guard let number = PlacedOrder.number(parameters: entry.parameters) else { return nil }
    return switch entry.outcome {
    case .accepted: "Your order \(number) was cancelled before I could say so."
    case .rejected, .notSent: "Your order \(number) was not cancelled."
    case .unknown, nil: "I could not confirm that your order \(number) was cancelled."
    }
  }

  private func sentence(
    _ line: OrderLine, _ outcome: RequestOutcome?
  ) -> LocalizedStringResource {
    switch outcome {
    case .accepted(let number):
      "Your order of \(line, format: .orderLine) was placed before I could say so: \(number)."
    case .rejected, .notSent: "Your order of \(line, format: .orderLine) was not placed."
    case .unknown, nil:
      "Your order of \(line, format: .orderLine) was interrupted, and I could not confirm it."
    }
  }
}
