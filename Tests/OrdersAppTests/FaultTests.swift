import FaultProxy
import Foundation
import OrdersServer
import Testing

@testable import Orders

/// What is said, whatever the network does.
@Suite(.serialized)
struct FaultTests {
  @Test(arguments: HTTPFault.allCases)
  func `claims success only with exactly one order, and never orders twice`(
    _ fault: HTTPFault
  ) async throws {
    let app = try OrdersApp(fault: fault, count: 1, deadline: .seconds(2))
    let first = try await app.order()
    var orders = try app.server.ledger.orders()
    #expect(orders.count == (fault.isRefusal ? 0 : 1))
    switch first.reason {
    case nil: #expect(orders.count == 1 && first.text?.hasPrefix("Ordered.") == true)
    case "rejected": #expect(orders.isEmpty)
    case "unknown": #expect(first.text?.hasPrefix("I could not confirm") == true)
    default: Issue.record("\(first) for what was sent")
    }
    // Asking for it again: the same one where nobody knows, else another one.
    let second = try await app.order()
    orders = try app.server.ledger.orders()
    #expect(second.reason == nil)
    #expect(orders.count == (first.reason == nil ? 2 : 1))
    #expect(Set(orders.map(\.key)).count == orders.count)
  }
}
