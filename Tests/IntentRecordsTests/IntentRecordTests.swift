import ExtensionProtocol
import Foundation
import JSON
import Testing

@testable import IntentRecords

struct IntentRecordTests {
  private let folder = TestFolder()

  private func gate() throws -> RecordGate {
    try RecordGate(for: Purchase.self, log: RecordLog(file: folder.records))
  }

  @Test func `has the exact bytes of the contract`() throws {
    let record = try Invocation().run { try gate().compose(Purchase(item: "sku_42", quantity: 1)) }
    #expect(
      String(decoding: record.bytes, as: UTF8.self)
        == #"{"intent":"Purchase","source":"siri","parameters":{"item_id":"sku_42","quantity":1,"#
        + #""is_express":false},"resolved":false}"#)
  }

  @Test func `holds every kind of value, in the order of declaration, under its name`() throws {
    let purchase = Purchase(item: "Sku/é", quantity: 3)
    purchase.giftWrapping = .bow
    purchase.weightInKg = 1.5
    purchase.isExpress = true
    purchase.deliveryDate = Date(timeIntervalSince1970: 1_796_083_200)
    purchase.linkURL = URL(string: "https://example.org/a?b=c")
    purchase.extras = [Ware(id: "sku_2"), Ware(id: "sku_1")]
    purchase.note = "on the “left”\n"
    let record = try Invocation().run { try gate().compose(purchase) }
    #expect(
      record.parameters.members.map { "\($0.key)=\($0.value.text)" } == [
        #"item_id="Sku/é""#, "quantity=3", #"gift_wrapping="bow""#, "weight_in_kg=1.5",
        "is_express=true", #"delivery_date="2026-12-01T00:00:00Z""#,
        #"link_url="https://example.org/a?b=c""#, #"extras_ids=["sku_2","sku_1"]"#,
        #"note="on the “left”\n""#,
      ])
    #expect(!String(decoding: record.bytes, as: UTF8.self).contains("The name of"))
  }

  @Test(arguments: [
    ("item", "item"), ("fooBar", "foo_bar"), ("itemURL", "item_url"), ("URLName", "url_name"),
    ("aB", "a_b"), ("already_snake", "already_snake"), ("room2Go", "room2_go"), ("수량", "수량"),
  ])
  func `spells names with underscores`(_ name: String, _ expected: String) {
    #expect(RecordName(of: name, suffix: "").text == expected)
  }

  @Test(arguments: [IntentRecord.Source.siri, .shortcut, .app])
  func `differs between sources in nothing but the source`(_ source: IntentRecord.Source) throws {
    let invocation = Invocation(source: try #require(.init(rawValue: source.rawValue)))
    let purchase = Purchase(item: "sku_42", quantity: 1)
    let record = try invocation.run { try gate().compose(purchase) }
    let siri = try Invocation(id: "i2").run { try gate().compose(purchase) }
    let text = String(decoding: record.bytes, as: UTF8.self)
    #expect(
      text.replacing("\"source\":\"\(source.rawValue)\"", with: "\"source\":\"siri\"")
        == String(decoding: siri.bytes, as: UTF8.self))
  }

  // MARK: The log

  @Test func `is kept for its owner alone, unresolved until the person has confirmed`() throws {
    let invocation = Invocation()
    let gate = try gate()
    let purchase = Purchase(item: "sku_42", quantity: 1)
    let record = try invocation.run { try gate.compose(purchase) }
    #expect(folder.lines == [String(decoding: record.bytes, as: UTF8.self)])
    #expect(try folder.mode(folder.records) == 0o600)
    #expect(try folder.mode(folder.url) == 0o700)
    invocation.answer(true)
    let admitted = try invocation.run { try gate.admit(record) }
    #expect(folder.lines == [String(decoding: admitted.bytes, as: UTF8.self)])
    #expect(folder.lines[0].hasSuffix(#""resolved":true}"#))
  }

  @Test func `is one for each invocation, also when perform runs again`() throws {
    let gate = try gate()
    for (id, quantities) in [("i1", [1, 2, 2]), ("i2", [2]), ("i3", [5, 4])] {
      let invocation = Invocation(id: id)
      for quantity in quantities {
        _ = try invocation.run { try gate.compose(Purchase(item: "sku_1", quantity: quantity)) }
      }
    }
    #expect(folder.lines.map { $0.contains("\"quantity\":2") } == [true, true, false])
    #expect(folder.lines.count == 3 && folder.lines[2].contains("\"quantity\":4"))
  }

  @Test func `is kept as one of the newest thousand`() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let old = (0..<RecordLog.limit).map { "{\"old\":\($0)}\n" }.joined()
    try Data(old.utf8).write(to: folder.records)
    _ = try Invocation().run { try gate().compose(Purchase(item: "sku_1", quantity: 1)) }
    #expect(folder.lines.count == RecordLog.limit)
    #expect(folder.lines.first == "{\"old\":1}")
    #expect(folder.lines.last?.contains("sku_1") == true)
  }

  @Test func `is not lost between writers`() async throws {
    let file = folder.records
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          // A log of its own each: as in another process, they share nothing but the file.
          guard
            let gate = try? RecordGate(for: Purchase.self, log: RecordLog(file: file))
          else { return }
          for number in 0..<10 {
            _ = try? Invocation(id: "\(writer)-\(number)").run {
              try gate.compose(Purchase(item: "w\(writer)", quantity: number + 1))
            }
          }
        }
      }
    }
    #expect(folder.lines.count == 40)
    #expect(Set(folder.lines).count == 40)
  }

  @Test func `is not admitted when it cannot be kept`() throws {
    let log = RecordLog(file: URL(fileURLWithPath: "/dev/null/records.jsonl"))
    let gate = try RecordGate(for: Purchase.self, log: log)
    #expect(throws: RecordRejection.notKept) {
      try Invocation().run { try gate.compose(Purchase(item: "sku_1", quantity: 1)) }
    }
  }
}
