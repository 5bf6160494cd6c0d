import FaultProxy
import Testing

@testable import Orders

/// A way in which ordering can go wrong, and how often the order is repeated by itself.
struct OrderTrial: CustomTestStringConvertible, Sendable {
  /// What stands between the app and the ledger.
  enum Obstacle: Sendable {
    case fault(HTTPFault)
    case refused
    case unknownHost
    case fullBacklog
  }

  let obstacle: Obstacle
  let retries: RetryPolicy

  /// Every obstacle with every setting.
  static let all: [OrderTrial] = {
    let obstacles = HTTPFault.allCases.map(Obstacle.fault) + [.refused, .unknownHost, .fullBacklog]
    return obstacles.flatMap { obstacle in
      settings.map { OrderTrial(obstacle: obstacle, retries: $0) }
    }
  }()

  private static let settings = [
    RetryPolicy.never, RetryPolicy(limit: 1), RetryPolicy(limit: 2),
    RetryPolicy(limit: 1, repeatsUnknown: false), RetryPolicy(limit: 2, repeatsUnknown: false),
  ]

  var testDescription: String {
    let extent = retries.repeatsUnknown ? "" : " if nothing was sent"
    return "\(name), \(retries.limit) repetitions\(extent)"
  }

  private var name: String {
    switch obstacle {
    case .fault(let fault): fault.rawValue
    case .refused: "refused"
    case .unknownHost: "unknown host"
    case .fullBacklog: "full backlog"
    }
  }

  /// Whether the service takes the order, whatever the app hears of it.
  var isTaken: Bool {
    switch obstacle {
    case .fault(let fault): !fault.isRefusal
    case .refused, .unknownHost, .fullBacklog: false
    }
  }

  /// Whether the order never leaves the machine.
  var isUnsent: Bool {
    switch obstacle {
    case .fault: false
    case .refused, .unknownHost, .fullBacklog: true
    }
  }
}
