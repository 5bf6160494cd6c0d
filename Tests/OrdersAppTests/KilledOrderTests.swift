import ExtensionProtocol
import Foundation
import IntentRecords
import OrdersServer
import Testing

/// The app killed at every moment between the yes and the answer.
struct KilledOrderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "orders-killed-\(UUID().uuidString)")
  private let server: OrdersServer

  init() throws {
    server = try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
  }

  /// How often the app is killed; more by `BEHEST_KILLS`.
  private static let kills =
    ProcessInfo.processInfo.environment["BEHEST_KILLS"].flatMap { Int($0) } ?? 200

  @Test func `nothing is lost and nothing is sent twice, whenever the app is killed`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Orders/outbox.sqlite")
    var moments = (pending: 0, accepted: 0, said: 0)
    for round in 0..<Self.kills {
      let before =
        try FileManager.default.fileExists(atPath: file.path)
        ? Outbox(file: file).entries().last : nil
      // A step that shares no factor with the range visits every moment of it.
      let delay = Duration.microseconds(round * 7919 % 97 * 500)
      let outcome = try await order(killedAfter: delay, last: before)
      let entries = try Outbox(file: file).entries()
      try check(entries)
      switch (entries.last?.outcome, outcome) {
      case (.accepted?, .succeeded?): moments.said += 1
      case (.accepted?, nil): moments.accepted += 1
      case (nil, nil), (.unknown?, nil): moments.pending += 1
      default: Issue.record("\(String(describing: outcome)) with \(entries.last?.outcome as Any)")
      }
    }
    print("killed \(Self.kills) times:", moments)
    #expect(moments.pending > 0)

    // The last one, undisturbed: what was pending is settled under its own key.
    let process = try OrdersProcess(folder: folder, server: server.url)
    let outcome = await process.order()
    process.kill()
    guard case .succeeded? = outcome else {
      Issue.record("\(outcome as Any)")
      return
    }
    try check(Outbox(file: file).entries())
    let entries = try Outbox(file: file).entries()
    #expect(try Set(entries.map(\.key)) == Set(server.ledger.orders().map(\.key)))
  }

  /// One order of a process that is killed; its outcome when the process was faster.
  private func order(
    killedAfter delay: Duration, last: Outbox.Entry?
  ) async throws -> IntentOutcome? {
    let process = try OrdersProcess(folder: folder, server: server.url)
    async let outcome = process.order()
    let question = try #require(await process.nextQuestion()?.dialog?.full)
    let isUnconfirmed = last.map { $0.outcome == nil || $0.outcome == .unknown } ?? false
    // What is pending is reported at the next start, and nothing else is.
    #expect(question.contains("I could not confirm your last order") == isUnconfirmed)
    try await Task.sleep(for: delay)
    process.kill()
    return await outcome
  }

  private func check(_ entries: [Outbox.Entry]) throws {
    let ordered = try server.ledger.orders().map(\.key)
    #expect(Set(ordered).count == ordered.count)
    #expect(Set(ordered).isSubset(of: entries.map(\.key)))
    for entry in entries {
      guard case .accepted(let number)? = entry.outcome else { continue }
      #expect(try server.ledger.order(key: entry.key)?.id == number)
    }
  }
}
