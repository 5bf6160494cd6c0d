import HTTPClient
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

  @Test func `says what is wrong with its options`() throws {
    let result = try ServerProcess("--fault", "nonsense").wait()
    #expect(result.code == 2)
    #expect(result.complaint.contains("“--fault nonsense”"))
  }
}
