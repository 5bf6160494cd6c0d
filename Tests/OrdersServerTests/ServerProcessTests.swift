import Foundation
import HTTPClient
import OrdersServer
import Testing

struct ServerProcessTests {
  @Test func `prints its address, serves, and ends cleanly when it is terminated`() async throws {
    let server = try ServerProcess("--port", "0")
    let url = server.firstLine()
    #expect(url.hasPrefix("http://127.0.0.1:"))
    let outcome = await HTTPClient().send(HTTPRequest(.get, url + "/items"))
    guard case .response(let response) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(response.status == 200)
    #expect(server.terminate() == 0)
    #expect(await HTTPClient().send(HTTPRequest(.get, url)) == .notSent(.unreachable))
  }

  @Test func `loses no order that it has accepted when it is killed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "ledger.sqlite").path
    var accepted: Set<String> = []
    for life in 1...20 {
      let server = try ServerProcess("--port", "0", "--ledger", file)
      let url = server.firstLine()
      accepted.formUnion(
        await withTaskGroup(of: String?.self) { group in
          for number in 1...8 {
            group.addTask { await Self.accepts("\(life)-\(number)", at: url) }
          }
          var accepted: Set<String> = []
          for await key in group {
            accepted.formUnion([key].compactMap(\.self))
            if accepted.count == life % 7 + 1 { server.kill() }
          }
          return accepted
        })
      server.kill()
    }
    let keys = try OrderLedger(path: file).orders().map(\.key)
    #expect(accepted.isSubset(of: keys))
    #expect(Set(keys).count == keys.count)
    #expect(accepted.count >= 20)
  }

  /// Sends an order; its key when it is accepted.
  private static func accepts(_ key: String, at url: String) async -> String? {
    let request = HTTPRequest(
      .post, url + "/orders",
      fields: [
        HTTPRequest.Field("Content-Type", "application/json"),
        HTTPRequest.Field("Idempotency-Key", key),
      ], body: Array(#"{"item_id":"sku_42","quantity":2}"#.utf8))
    guard case .response(let response) = await HTTPClient().send(request) else { return nil }
    return response.status == 201 ? key : nil
  }

  @Test func `says what is wrong with its options`() throws {
    let result = try ServerProcess("--fault", "nonsense").wait()
    #expect(result.code == 2)
    #expect(result.complaint.contains("“--fault nonsense”"))
  }
}
