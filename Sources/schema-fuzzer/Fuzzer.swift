// Built only when FUZZ=1 is set: libFuzzer calls the function below with bytes that it makes up.

import JSON
import JSONSchema

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// The driver of libFuzzer, which has no header.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The entry point under the name that SwiftPM gives it, where libFuzzer would bring its own.
@_cdecl("schema_fuzzer_main")
public func start(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments) { fuzz($0, $1) }
}

/// Reads bytes as a document, as a schema of themselves, and as a pattern; nothing may trap.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let value = try? JSONValue(parsing: bytes, limits: .record) {
    let again = try? JSONValue(parsing: value.bytes)
    precondition(again == value, "What is written reads back as what it was.")
    if var schema = try? Schema(value, assertsFormats: true) {
      schema.workLimit = 2_000
      precondition(
        schema.accepts(value) == schema.violations(in: value).isEmpty,
        "A value is accepted exactly when it violates nothing.")
    }
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { return 0 }
  if let schema = try? Schema(["pattern": .string(text), "not": ["minLength": 100]]) {
    _ = schema.accepts(.string(text))
  }
  return 0
}
