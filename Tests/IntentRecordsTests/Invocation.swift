import ExtensionProtocol
import Foundation

@testable import AppIntents

/// A running invocation, as the runtime makes one around `perform()`.
struct Invocation {
  let context: InvocationContext

  init(
    _ intent: String = "Purchase", id: String = "i1",
    source: PerformRequest.Source = .siri, now: Double? = 1_796_083_200
  ) {
    let session = SessionContext(locale: "en-US", now: now)
    context = InvocationContext(
      PerformRequest(
        invocation: id, intent: intent, source: source, parameters: [:], session: session),
      session: AppSession(session))
  }

  /// Runs code as the intent's.
  func run<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let result = InvocationContext.$current.withValue(context) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try result.get()
  }

  func answer(_ isConfirmed: Bool) { context.recordConfirmation(isConfirmed) }

  func end() async { await context.end(.failed(IntentFailure(reason: "", detail: ""))) }
}

/// A folder of a test's own, gone with the value that holds it.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(
    path: "behest-records-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  var records: URL { url.appending(path: "records.jsonl") }
  var outbox: URL { url.appending(path: "outbox.sqlite") }

  /// The lines of the record log.
  var lines: [String] {
    let text = (try? String(contentsOf: records, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The permission bits of a file.
  func mode(_ file: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }
}
