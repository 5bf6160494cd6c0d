import FaultProxy
import Foundation
import OrdersServer
import TerminalTestSupport
import Testing

@testable import Orders

/// What is said of an order against what the service's ledger holds.
struct OrderPropertyTests {
  private static let deadline = Duration.seconds(3)

  /// What stands in the way, for as long as a trial needs it.
  private struct Way {
    let url: String
    let owner: (any Sendable)?

    init(_ obstacle: OrderTrial.Obstacle, to server: OrdersServer) throws {
      switch obstacle {
      case .fault(let fault):
        let proxy = try FaultProxy(fault: fault, upstream: server.port)
        (url, owner) = (proxy.url, proxy)
      case .refused:
        let port = try ClosedPort()
        (url, owner) = (port.url, port)
      case .fullBacklog:
        let port = try FullBacklog()
        (url, owner) = (port.url, port)
      case .unknownHost:
        // Longer than a label may be, so that nobody has to be asked.
        (url, owner) = ("http://" + String(repeating: "a", count: 64), nil)
      }
    }
  }

  @Test(arguments: OrderTrial.all)
  func `never orders twice, and claims no success without an order`(
    _ trial: OrderTrial
  ) async throws {
    try await Turnstile.programs.pass { try await Self.run(trial) }
  }

  private static func run(_ trial: OrderTrial) async throws {
    let server = try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
    let way = try Way(trial.obstacle, to: server)
    let orders = try AdmittedOrder()
    let record = try orders.record()
    let api = OrdersAPI(
      OrdersAddress(way.url), retries: trial.retries, deadline: Self.deadline)
    var outcome = OrderOutcome.unknown(.unreadable)
    let time = await ContinuousClock().measure {
      outcome = await api.place(record)
    }
    let count = try server.ledger.orders().count
    withExtendedLifetime(way) {
      OrderTable.shared.add(
        trial, outcome.name, orders: count, time: time, of: OrderTrial.all.count)
    }

    #expect(count == (trial.isTaken ? 1 : 0))
    switch outcome {
    case .accepted: #expect(count == 1)
    case .rejected: #expect(count == 0)
    case .notSent: #expect(trial.isUnsent)
    case .unknown: #expect(!trial.isUnsent)
    }

    // Whatever became of it, sending it again under its key finds the one order there is.
    let direct = OrdersAPI(OrdersAddress(server.url), deadline: .seconds(300))
    let repeated = await direct.place(try await orders.again(record))
    #expect(repeated == .accepted(orderID: "ord-1"))
    #expect(try server.ledger.orders().count == 1)
  }
}

extension OrderOutcome {
  fileprivate var name: String {
    switch self {
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .notSent: "not sent"
    case .unknown: "unknown"
    }
  }
}
