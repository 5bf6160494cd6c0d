import JSON
import JSONSchema

/// Times the reading of an order's record, the check against its schema, and a large message.
struct SchemaBenchmark {
  private static let record =
    #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1},"#
    + #""resolved":true}"#

  /// The schema of the seed document.
  private static let schema = """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object",
     "additionalProperties":false,"required":["intent","source","parameters","resolved"],
     "properties":{"intent":{"type":"string","minLength":1},
     "source":{"enum":["siri","shortcut","app"]},"resolved":{"type":"boolean"},
     "parameters":{"type":"object","required":["item_id","quantity"],"properties":{
     "item_id":{"type":"string","minLength":1},"quantity":{"type":"integer","minimum":1}}}}}
    """

  func run() throws {
    let bytes = Array(Self.record.utf8)
    let record = try JSONValue(parsing: bytes, limits: .record)
    let document = try JSONValue(parsing: Self.schema.utf8)
    let schema = try Schema(document)
    let pattern = try Schema(["properties": ["intent": ["pattern": "^[A-Z][A-Za-z0-9]{0,63}$"]]])
    let message = JSONValue.array(Array(repeating: record, count: 1_000))
    let messageBytes = message.bytes
    var report = Report()
    report.add("read_record_us", fastest(200) { try? JSONValue(parsing: bytes) })
    report.add("check_record_us", fastest(200) { schema.accepts(record) })
    report.add("check_pattern_us", fastest(200) { pattern.accepts(record) })
    report.add("compile_schema_us", fastest(20) { try? Schema(document) })
    report.add("message_bytes", messageBytes.count)
    report.add("read_message_us", fastest(1) { try? JSONValue(parsing: messageBytes) })
    report.add("write_message_us", fastest(1) { message.bytes })
    print(report.json)
  }

  /// The time of one run in microseconds, from the fastest of many short samples.
  private func fastest<Output>(_ runs: Int, _ work: () -> Output) -> Double {
    var best = UInt64.max
    for _ in 0..<500 {
      let start = Stopwatch.nanoseconds()
      for _ in 0..<runs { withExtendedLifetime(work()) {} }
      best = min(best, Stopwatch.nanoseconds() - start)
    }
    return Double(best) / Double(runs) / 1000
  }
}
