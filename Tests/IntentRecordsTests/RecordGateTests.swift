import AppIntents
import Foundation
import Testing

@testable import IntentRecords

struct RecordGateTests {
  private let folder = TestFolder()
  private let gate: RecordGate
  private let outbox: Outbox
  private let purchase = Purchase(item: "sku_42", quantity: 1)

  init() throws {
    outbox = try Outbox(file: folder.outbox)
    gate = try RecordGate(
      for: Purchase.self, log: RecordLog(file: folder.records), outbox: outbox)
  }

  private static func record(
    _ parameters: String, intent: String = "Purchase", source: String = "siri",
    resolved: String = "true"
  ) -> String {
    #"{"intent":"\#(intent)","source":"\#(source)","parameters":\#(parameters),"#
      + #""resolved":\#(resolved)}"#
  }

  @Test func `admits what is valid, resolved and confirmed`() throws {
    let invocation = Invocation()
    let record = try invocation.run { try gate.compose(purchase) }
    invocation.answer(true)
    let admitted = try invocation.run { try gate.admit(record) }
    #expect(
      String(decoding: admitted.parameters, as: UTF8.self)
        == #"{"item_id":"sku_42","quantity":1,"is_express":false}"#)
    let entry = try #require(try outbox.entries().first)
    #expect(entry.key == admitted.idempotencyKey)
    #expect(entry.record == admitted.bytes && entry.outcome == nil)
  }

  @Test(arguments: [
    record(#"{"quantity":1,"is_express":false}"#),
    record(#"{"item_id":"","quantity":1,"is_express":false}"#),
    record(#"{"item_id":42,"quantity":1,"is_express":false}"#),
    record(#"{"item_id":"sku_42\u001b[2J","quantity":1,"is_express":false}"#),
    record(#"{"item_id":"sku_42","is_express":false}"#),
    record(#"{"item_id":"sku_42","quantity":0,"is_express":false}"#),
    record(#"{"item_id":"sku_42","quantity":1.5,"is_express":false}"#),
    record(#"{"item_id":"sku_42","quantity":"1","is_express":false}"#),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false,"utterance":"order it"}"#),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false,"gift_wrapping":"gold"}"#),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false,"delivery_date":"soon"}"#),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false}"#, intent: "Refund"),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false}"#, intent: ""),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false}"#, source: "telepathy"),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false}"#, resolved: "\"true\""),
    record(#"{"item_id":"sku_42","quantity":1,"is_express":false}"#, resolved: "true,\"x\":1"),
    #"{"source":"siri","parameters":{"item_id":"sku_42","quantity":1},"resolved":true}"#,
    "[]",
  ])
  func `refuses what the derived schema does not allow`(_ text: String) throws {
    let rejection = try rejection(of: text)
    guard case .invalid = rejection else { return #expect(rejection == .unresolved) }
  }

  @Test(arguments: [
    record(#"{"item_id":"sku_42","quantity":1,}"#),
    record(#"{"item_id":"sku_42","quantity":1,"quantity":2}"#),
    record(#"{"item_id":"sku_42","quantity":01}"#),
    record(#"{"item_id":"sku_42","quantity":1}"#) + "x",
    record(#"{"item_id":"\ud800","quantity":1}"#),
    "", "{", #"{"a":"# + String(repeating: "[", count: 70),
  ])
  func `refuses what is no JSON to the letter`(_ text: String) throws {
    guard case .malformed = try rejection(of: text) else {
      Issue.record("it is malformed")
      return
    }
  }

  @Test func `refuses what is not resolved, and what is not confirmed`() throws {
    let valid = #"{"item_id":"sku_42","quantity":1,"is_express":false}"#
    #expect(try rejection(of: Self.record(valid, resolved: "false")) == .unresolved)
    #expect(try rejection(of: Self.record(valid), answers: []) == .unresolved)
    #expect(try rejection(of: Self.record(valid), answers: [false]) == .unresolved)
    #expect(try rejection(of: Self.record(valid), answers: [true, false]) == .unresolved)
  }

  @Test func `refuses a record that was not composed for the invocation`() throws {
    let other = #"{"item_id":"sku_43","quantity":1,"is_express":false}"#
    #expect(try rejection(of: Self.record(other)) == .foreign)
    let valid = #"{"item_id":"sku_42","quantity":1,"is_express":false}"#
    #expect(try rejection(of: Self.record(valid, source: "app")) == .foreign)
  }

  /// Hands bytes to the gate in an invocation that has composed its record and was answered.
  private func rejection(
    of text: String, answers: [Bool] = [true]
  ) throws -> RecordRejection? {
    let invocation = Invocation()
    _ = try invocation.run { try gate.compose(purchase) }
    for answer in answers { invocation.answer(answer) }
    do throws(RecordRejection) {
      _ = try invocation.run { () throws(RecordRejection) in try gate.admit(bytes: Array(text.utf8))
      }
      return nil
    } catch {
      #expect(try outbox.entries().isEmpty)
      #expect(folder.lines.allSatisfy { $0.hasSuffix(#""resolved":false}"#) })
      return error
    }
  }

  @Test func `composes nothing that the schemas do not allow, but keeps it`() throws {
    guard case .invalid(let pointer, _) = try? rejectionOfComposing(quantity: 0) else {
      Issue.record("a quantity of 0 is not allowed")
      return
    }
    #expect(pointer == "/parameters/quantity")
    #expect(folder.lines.count == 1)
  }

  private func rejectionOfComposing(quantity: Int) throws -> RecordRejection? {
    do throws(RecordRejection) {
      _ = try Invocation().run { () throws(RecordRejection) in
        try gate.compose(Purchase(item: "sku_42", quantity: quantity))
      }
      return nil
    } catch {
      return error
    }
  }

  @Test func `admits nothing to code that has left the invocation`() async throws {
    let invocation = Invocation()
    let (gate, purchase) = (self.gate, self.purchase)
    let record = try invocation.run { try gate.compose(purchase) }
    invocation.answer(true)
    let rejections = await Task.detached { () -> [RecordRejection?] in
      func rejection(_ body: () throws(RecordRejection) -> Void) -> RecordRejection? {
        do throws(RecordRejection) {
          try body()
          return nil
        } catch {
          return error
        }
      }
      return [
        rejection { () throws(RecordRejection) in _ = try gate.compose(purchase) },
        rejection { () throws(RecordRejection) in _ = try gate.admit(record) },
      ]
    }.value
    #expect(rejections == [.noInvocation, .noInvocation])
    await invocation.end()
    #expect(throws: RecordRejection.noInvocation) {
      try invocation.run { try gate.admit(record) }
    }
  }

  @Test func `is the gate of one intent`() throws {
    #expect(throws: RecordRejection.wrongIntent("Refund")) {
      try Invocation("Refund").run { try gate.compose(purchase) }
    }
  }

  @Test func `follows the app's own schema as well`() throws {
    let own = try RecordSchema(
      Array(#"{"properties":{"parameters":{"properties":{"quantity":{"maximum":2}}}}}"#.utf8))
    let gate = try RecordGate(
      for: Purchase.self, schemas: [own], log: RecordLog(file: folder.records))
    #expect(throws: RecordRejection.self) {
      try Invocation().run { try gate.compose(Purchase(item: "sku_42", quantity: 3)) }
    }
  }

  @Test func `needs no confirmation for what only reads, but keeps to a no`() throws {
    let gate = try RecordGate(
      for: Purchase.self, log: RecordLog(file: folder.records), confirmation: .notNeeded)
    let invocation = Invocation()
    let record = try invocation.run { try gate.compose(purchase) }
    #expect(try invocation.run { try gate.admit(record) }.intent == "Purchase")
    invocation.answer(false)
    #expect(throws: RecordRejection.unresolved) {
      try invocation.run { try gate.admit(record) }
    }
  }

  @Test(arguments: [Locale(identifier: "en-US"), Locale(identifier: "ko-KR")])
  func `says why, in the person's language`(_ locale: Locale) throws {
    let isKorean = locale.identifier.hasPrefix("ko")
    let rejection = try #require(try rejectionOfComposing(quantity: 0))
    let sentence = rejection.sentence(in: locale)
    #expect(sentence.contains("/parameters/quantity"))
    #expect(sentence.hasPrefix(isKorean ? "전송한 내용이 없습니다." : "Nothing was sent:"))
    #expect(String(localized: rejection.localizedStringResource).hasPrefix("Nothing was sent:"))
  }

  // MARK: Keys

  @Test(arguments: [nil, 1_796_083_200.0])
  func `never has a key twice, not even in the same conversation on another state`(
    _ now: Double?
  ) throws {
    let keys = try (0..<20).map { _ in
      let gate = try RecordGate(
        for: Purchase.self, log: RecordLog(file: folder.records), outbox: Outbox(file: nil))
      let invocation = Invocation(id: "i1", now: now)
      let record = try invocation.run { try gate.compose(purchase) }
      invocation.answer(true)
      return try invocation.run { try gate.admit(record) }.idempotencyKey
    }
    #expect(Set(keys).count == 20)
    #expect(keys.allSatisfy { UUID(uuidString: $0) != nil })
  }
}
