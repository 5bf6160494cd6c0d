import ExtensionProtocol
import Foundation
import Testing

@testable import IntentRecords

struct OutboxTests {
  private let folder = TestFolder()
  private static let gone = ProcessIdentity(number: 1, start: "0")

  /// The gate of a process over the test's files.
  private func gate(
    _ owner: ProcessIdentity = .current
  ) throws -> (gate: RecordGate, outbox: Outbox) {
    let outbox = try Outbox(path: folder.outbox.path, owner: owner)
    let gate = try RecordGate(
      for: Purchase.self, log: RecordLog(file: folder.records), outbox: outbox)
    return (gate, outbox)
  }

  private func admitted(
    _ gate: RecordGate, _ invocation: Invocation, quantity: Int = 1
  ) throws -> AdmittedRecord {
    let purchase = Purchase(item: "sku_42", quantity: quantity)
    let record = try invocation.run { try gate.compose(purchase) }
    invocation.answer(true)
    return try invocation.run { try gate.admit(record) }
  }

  private func unconfirmed(_ gate: RecordGate, _ outbox: Outbox) throws -> Outbox.Entry? {
    let purchase = Purchase(item: "sku_42", quantity: 1)
    let record = try Invocation(id: "look", source: .app).run { try gate.compose(purchase) }
    return try outbox.unconfirmed(like: record)
  }

  @Test func `is its owner's alone`() throws {
    _ = try gate()
    #expect(try folder.mode(folder.outbox) == 0o600)
  }

  @Test(arguments: [
    RequestOutcome.accepted(reference: "ord-1"), .rejected(reason: "no"), .notSent, .unknown,
  ])
  func `has a request on the disk before it is sent, and its outcome before it is told`(
    _ outcome: RequestOutcome
  ) async throws {
    let (gate, outbox) = try gate()
    let record = try admitted(gate, Invocation())
    let other = try Outbox(file: folder.outbox)
    let told = await outbox.deliver(record) { record in
      #expect((try? other.entries().map(\.record)) == [record.bytes])
      #expect((try? other.entries().first?.outcome) == .some(nil))
      return outcome
    }
    #expect(told == outcome)
    #expect(try other.entries().map(\.outcome) == [outcome])
    #expect(
      try unconfirmed(gate, outbox)?.key == (outcome == .unknown ? record.idempotencyKey : nil))
  }

  @Test func `offers an equal request of unknown outcome again, with its key and bytes`()
    async throws
  {
    let (gate, outbox) = try gate()
    let first = try admitted(gate, Invocation())
    _ = await outbox.deliver(first) { _ in .unknown }
    let entry = try #require(try unconfirmed(gate, outbox))

    let invocation = Invocation(id: "i2", source: .app)
    let record = try invocation.run { try gate.compose(Purchase(item: "sku_42", quantity: 1)) }
    #expect(throws: RecordRejection.unresolved) {
      try invocation.run { try gate.admit(again: entry) }
    }
    invocation.answer(true)
    let again = try invocation.run { try gate.admit(again: entry) }
    #expect(again.idempotencyKey == first.idempotencyKey && again.bytes == first.bytes)
    #expect(again.isRepetition && !first.isRepetition)
    #expect(record.source == .app)
    #expect(folder.lines.last?.contains(#""source":"app""#) == true)
    #expect(folder.lines.last?.hasSuffix(#""resolved":true}"#) == true)
    _ = await outbox.deliver(again) { _ in .accepted(reference: "ord-1") }
    #expect(try unconfirmed(gate, outbox) == nil)
    #expect(throws: RecordRejection.foreign) {
      try invocation.run { try gate.admit(again: entry) }
    }
  }

  @Test func `does not offer what another one like it has made irrelevant`() async throws {
    let (gate, outbox) = try gate()
    _ = await outbox.deliver(try admitted(gate, Invocation())) { _ in .unknown }
    let second = try admitted(gate, Invocation(id: "i2"))
    _ = await outbox.deliver(second) { _ in .accepted(reference: "ord-2") }
    #expect(try unconfirmed(gate, outbox) == nil)
  }

  @Test func `does not let a request pass for another one`() async throws {
    let (gate, outbox) = try gate()
    _ = await outbox.deliver(try admitted(gate, Invocation(), quantity: 2)) { _ in .unknown }
    #expect(try unconfirmed(gate, outbox) == nil)
    let entry = try #require(try outbox.entries().first)
    let invocation = Invocation(id: "i2")
    _ = try invocation.run { try gate.compose(Purchase(item: "sku_42", quantity: 1)) }
    invocation.answer(true)
    #expect(throws: RecordRejection.foreign) {
      try invocation.run { try gate.admit(again: entry) }
    }
  }

  @Test func `leaves what another process is sending alone, and reports what one left behind`()
    throws
  {
    let (living, _) = try gate()
    _ = try admitted(living, Invocation())
    let (gate, outbox) = try gate()
    #expect(try unconfirmed(gate, outbox) == nil)
    #expect(try outbox.unreported().isEmpty)

    let (dead, _) = try self.gate(Self.gone)
    let lost = try admitted(dead, Invocation(id: "i2"))
    #expect(try unconfirmed(gate, outbox)?.key == lost.idempotencyKey)
    #expect(try outbox.unreported().map(\.key) == [lost.idempotencyKey])
    outbox.markSaid([lost.idempotencyKey])
    #expect(try outbox.unreported().isEmpty)
    #expect(try unconfirmed(gate, outbox)?.key == lost.idempotencyKey)
  }

  @Test func `notes at the end of an invocation that its outcome was said`() async throws {
    let (gate, outbox) = try gate(Self.gone)
    let invocation = Invocation()
    let record = try admitted(gate, invocation)
    _ = await outbox.deliver(record) { _ in .accepted(reference: "ord-1") }
    #expect(try outbox.unreported().map(\.outcome) == [.accepted(reference: "ord-1")])
    await invocation.end()
    #expect(try outbox.unreported().isEmpty)
  }

  @Test func `tells a process from a later one of its number`() throws {
    let own = ProcessIdentity.current
    #expect(own.isAlive)
    #expect(ProcessIdentity(text: own.text) == own)
    #expect(!ProcessIdentity(number: getpid(), start: "1").isAlive)
    #expect(ProcessIdentity(text: "nonsense") == nil)
  }
}
