import Foundation
import Synchronization

/// The table of all trials, printed when the last of them is in.
final class OrderTable: Sendable {
  static let shared = OrderTable()

  private let rows = Mutex<[String]>([])

  func add(_ trial: OrderTrial, _ outcome: String, orders: Int, time: Duration, of count: Int) {
    let columns = [
      trial.testDescription.padded(to: 46), outcome.padded(to: 9), "\(orders)".padded(to: 2),
      "\(time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000) ms",
    ]
    let all = rows.withLock { rows in
      rows.append(columns.joined(separator: " "))
      return rows.count == count ? rows.sorted() : []
    }
    if all.isEmpty { return }
    print("Trial".padded(to: 46), "Said".padded(to: 9), "Orders, time")
    print(all.joined(separator: "\n"))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
