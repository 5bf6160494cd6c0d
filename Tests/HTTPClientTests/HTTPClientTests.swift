import FaultProxy
import Foundation
import Glibc
import HTTPClient
import TerminalTestSupport
import Testing

struct HTTPClientTests {
  private func order(to url: String) -> HTTPRequest {
    HTTPRequest(
      .post, url,
      fields: [
        HTTPRequest.Field("Content-Type", "application/json"),
        HTTPRequest.Field("Idempotency-Key", "\"k-1\""),
      ], body: Array("{\"quantity\":2}".utf8))
  }

  @Test(arguments: FaultCase.all)
  func `says what a misbehaving server proves after one request`(
    _ row: FaultCase
  ) async throws {
    let server = try FaultProxy(fault: row.fault)
    let client = HTTPClient(deadline: row.deadline)
    let outcome = await Turnstile.programs.pass {
      await client.send(order(to: server.url + "/orders"))
    }
    switch (row.expected, outcome) {
    case (.status(let status, let bytes), .response(let response)):
      #expect(response.status == status)
      #expect(response.body.count == bytes)
    case (.unanswered(let expected), .unanswered(let failure)):
      #expect(failure == expected)
    default: Issue.record("\(outcome)")
    }
    #expect(server.requests.count == 1)
    #expect(server.connections == 1)
  }

  @Test func `has a row for every fault`() {
    #expect(Set(FaultCase.all.map(\.fault)) == Set(HTTPFault.allCases))
  }

  @Test func `sends the fields of the request and no others`() async throws {
    let server = try FaultProxy(fault: .ok)
    _ = await HTTPClient().send(order(to: server.url + "/orders"))
    _ = await HTTPClient().send(HTTPRequest(.get, server.url + "/items"))
    _ = await HTTPClient().send(HTTPRequest(.delete, server.url + "/orders/k-1"))
    let requests = server.requests
    #expect(requests.count == 3)
    let host = "Host: 127.0.0.1:\(server.port)"
    #expect(
      requests.first?.lines == [
        "POST /orders HTTP/1.1", host, "Content-Type: application/json", "Idempotency-Key: \"k-1\"",
        "Content-Length: 14",
      ])
    #expect(requests.first?.body == Array("{\"quantity\":2}".utf8))
    #expect(requests.dropFirst().first?.lines == ["GET /items HTTP/1.1", host])
    #expect(requests.last?.lines == ["DELETE /orders/k-1 HTTP/1.1", host])
  }

  @Test func `keeps the content type of a reply`() async throws {
    let server = try FaultProxy(fault: .unprocessable)
    guard case .response(let response) = await HTTPClient().send(order(to: server.url)) else {
      Issue.record("no reply")
      return
    }
    #expect(response.mediaType == "application/problem+json")
  }

  @Test func `proves that nothing was sent when nobody listens`() async throws {
    let gone = try ClosedPort()
    #expect(await HTTPClient().send(order(to: gone.url)) == .notSent(.unreachable))
  }

  @Test func `proves that nothing was sent when the name stands for nothing`() async {
    // Longer than a label may be, so that nobody has to be asked.
    let host = String(repeating: "a", count: 64)
    #expect(
      await HTTPClient().send(order(to: "http://\(host)/orders")) == .notSent(.unknownHost))
  }

  @Test func `proves that nothing was sent when the connection is not taken in time`() async throws
  {
    let busy = try FullBacklog()
    let client = HTTPClient(connectionDeadline: .milliseconds(300))
    #expect(await client.send(order(to: busy.url)) == .notSent(.timedOut))
  }

  @Test func `proves that nothing was sent when the connection is not safe`() async throws {
    let server = try FaultProxy(fault: .ok)
    let url = "https://127.0.0.1:\(server.port)/orders"
    #expect(await HTTPClient().send(order(to: url)) == .notSent(.insecure))
  }

  @Test(arguments: [
    "", "orders", "ftp://127.0.0.1/x", "file:///etc/hostname", "http://me:secret@127.0.0.1/",
    "http://127.0.0.1/a b", "http://127.0.0.1/\r\nX: y",
  ])
  func `sends nothing to what is no address`(_ url: String) async {
    guard case .notSent = await HTTPClient().send(order(to: url)) else {
      Issue.record("sent")
      return
    }
  }

  @Test(arguments: ["a\r\nX-Evil: 1", "a\nb", "a\0b", ""])
  func `refuses a field that would be more than one`(_ value: String) async throws {
    let server = try FaultProxy(fault: .ok)
    let request = HTTPRequest(.get, server.url, fields: [HTTPRequest.Field("X-Note", value)])
    #expect(await HTTPClient().send(request) == .notSent(.malformedRequest))
    #expect(server.connections == 0)
  }

  @Test func `ends at once when the task is cancelled`() async throws {
    let server = try FaultProxy(fault: .hang)
    let request = order(to: server.url)
    let sending = Task { await HTTPClient(deadline: .seconds(60)).send(request) }
    for await _ in server.arrivals { break }
    sending.cancel()
    #expect(await sending.value == .unanswered(.cancelled))
  }

  @Test func `sends nothing in a task that is cancelled already`() async throws {
    let server = try FaultProxy(fault: .ok)
    let request = order(to: server.url)
    let sending = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await HTTPClient().send(request)
    }
    #expect(await sending.value == .notSent(.cancelled))
    #expect(server.connections == 0)
  }

  @Test func `reads the largest replies in little memory`() async {
    await #expect(processExitsWith: .success) {
      for fault in [HTTPFault.huge, .hugeChunked, .gzipBomb, .hugeHead] {
        let server = try FaultProxy(fault: fault)
        let before = try PeakMemory.kilobytes()
        let outcome = await HTTPClient(deadline: .seconds(60))
          .send(HTTPRequest(.get, server.url))
        guard outcome == .unanswered(.tooLarge) else { exit(1) }
        // The server, which is in this process as well, has a megabyte or two at hand.
        guard try PeakMemory.kilobytes() - before < 12 << 10 else { exit(2) }
      }
      exit(0)
    }
  }

  @Test func `obeys no proxy of the environment`() async {
    await #expect(processExitsWith: .success) {
      for name in ["http_proxy", "all_proxy", "HTTPS_PROXY"] {
        setenv(name, "http://127.0.0.1:1", 1)
      }
      let server = try FaultProxy(fault: .ok)
      let outcome = await HTTPClient().send(HTTPRequest(.get, server.url))
      guard case .response = outcome else { exit(1) }
      exit(0)
    }
  }
}
