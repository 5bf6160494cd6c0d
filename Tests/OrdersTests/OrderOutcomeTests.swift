import HTTPClient
import Testing

@testable import Orders

struct OrderOutcomeTests {
  /// A row of the table of RECORDS.md.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sent: HTTPOutcome
    let outcome: OrderOutcome

    init(_ description: String, _ sent: HTTPOutcome, _ outcome: OrderOutcome) {
      testDescription = description
      self.sent = sent
      self.outcome = outcome
    }
  }

  private static func reply(
    _ status: Int, _ body: String, type: String? = "application/json"
  ) -> HTTPOutcome {
    .response(HTTPResponse(status: status, contentType: type, body: Array(body.utf8)))
  }

  private static let yes = #"{"order_id":"ord-1","status":"accepted"}"#

  private static let accepted: [Row] = [
    Row("201", reply(201, yes), .accepted(orderID: "ord-1")),
    Row("200", reply(200, yes), .accepted(orderID: "ord-1")),
    Row(
      "a charset", reply(201, yes, type: "Application/JSON; charset=utf-8"),
      .accepted(orderID: "ord-1")),
    Row(
      "more members", reply(201, #"{"status":"accepted","order_id":"A-7","eta":{"days":2}}"#),
      .accepted(orderID: "A-7")),
  ]

  private static let rejected: [Row] = [
    Row(
      "a 2xx that says so", reply(200, #"{"status":"rejected"}"#), .rejected(Rejection(status: 200))
    ),
    Row(
      "cancelled under this key", reply(200, #"{"order_id":"ord-1","status":"cancelled"}"#),
      .rejected(Rejection(status: 200))),
    Row("400", reply(400, ""), .rejected(Rejection(status: 400))),
    Row("401", reply(401, "", type: nil), .rejected(Rejection(status: 401))),
    Row("404", reply(404, "{}"), .rejected(Rejection(status: 404))),
    Row(
      "a problem",
      reply(
        422, #"{"type":"urn:x","title":"Sold out","detail":"No oat milk."}"#,
        type: "application/problem+json"),
      .rejected(Rejection(status: 422, type: "urn:x", reason: "No oat milk."))),
    Row(
      "a problem's title", reply(422, #"{"title":"Sold out"}"#, type: "application/problem+json"),
      .rejected(Rejection(status: 422, reason: "Sold out"))),
    Row(
      "a problem that is none", reply(422, "[", type: "application/problem+json"),
      .rejected(Rejection(status: 422))),
  ]

  private static let notSent: [Row] =
    [HTTPFailure.unknownHost, .unreachable, .insecure, .timedOut, .malformedRequest].map {
      Row("\($0)", .notSent($0), .notSent($0))
    }

  private static let unknown: [Row] =
    [HTTPFailure.timedOut, .disconnected, .truncated, .notHTTP, .tooLarge, .cancelled].map {
      Row("\($0)", .unanswered($0), .unknown(.noAnswer($0)))
    }
    + [300, 302, 303, 307, 409, 500, 502, 503, 599, 600].map {
      Row("\($0)", reply($0, yes), .unknown(.status($0)))
    }
    + [
      ("no number", #"{"status":"accepted"}"#), ("no status", #"{"order_id":"ord-1"}"#),
      ("an empty number", #"{"order_id":"","status":"accepted"}"#),
      ("a number that is none", #"{"order_id":1,"status":"accepted"}"#),
      ("a number with a control", #"{"order_id":"ord\u001b[2J","status":"accepted"}"#),
      ("a number with a line end", #"{"order_id":"ord-1\n","status":"accepted"}"#),
      ("another status", #"{"order_id":"ord-1","status":"pending"}"#),
      ("two numbers", #"{"order_id":"ord-1","order_id":"ord-2","status":"accepted"}"#),
      ("a trailing comma", #"{"order_id":"ord-1","status":"accepted",}"#),
      ("half of it", #"{"order_id":"ord-1","stat"#), ("nothing", ""), ("an array", "[]"),
      ("more after it", #"{"order_id":"ord-1","status":"accepted"}{}"#),
    ].map { Row($0.0, reply(201, $0.1), .unknown(.unreadable)) }
    + [
      Row("a page", reply(200, yes, type: "text/html"), .unknown(.unreadable)),
      Row("no type", reply(200, yes, type: nil), .unknown(.unreadable)),
      Row("204", reply(204, "", type: nil), .unknown(.unreadable)),
      Row("202", reply(202, "{}"), .unknown(.unreadable)),
    ]

  @Test(arguments: accepted + rejected + notSent + unknown)
  func `takes a reply for what it proves`(_ row: Row) {
    #expect(OrderOutcome(row.sent) == row.outcome)
  }

  @Test(arguments: notSent + rejected)
  func `leaves an order unknown that was sent before`(_ row: Row) {
    #expect(row.outcome.afterEarlierSending() == .unknown(.sentBefore))
  }

  @Test(arguments: accepted + unknown)
  func `believes a later reply that says more, or as little`(_ row: Row) {
    #expect(row.outcome.afterEarlierSending() == row.outcome)
  }

  @Test(arguments: [
    ("urn:orders:problem:sold-out", true), ("urn:orders:problem:key-taken", false),
    ("about:blank", false),
  ])
  func `believes a refusal of the service, which has looked for the key`(
    _ row: (type: String, isBelieved: Bool)
  ) {
    let outcome = OrderOutcome.rejected(Rejection(status: 422, type: row.type))
    #expect((outcome.afterEarlierSending() == outcome) == row.isBelieved)
  }

  @Test func `shows a reason without what could change the terminal`() {
    let reason = "Sold\u{1B}[31m out\u{202E}\r\n\u{7}\u{2028} today"
    #expect(Rejection(status: 422, reason: reason).reason == "Sold [31m out today")
    #expect(Rejection(status: 422, reason: "\u{0}\n").reason == nil)
    let long = Rejection(status: 422, reason: String(repeating: "긴", count: 500)).reason
    #expect(long?.count == 200)
    #expect(long?.last == "…")
  }

  @Test func `has a schema for replies`() {
    #expect(OrderReply.schema != nil)
  }
}
