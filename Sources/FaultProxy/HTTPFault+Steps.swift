extension HTTPFault {
  /// What is done with the connection once the request has been read.
  var steps: [FaultStep] {
    switch self {
    case .ok, .noContent, .accepted, .rejectedWithSuccess, .unprocessable, .forbidden,
      .basicChallenge, .challengeWithoutScheme, .bearerChallenge, .proxyChallenge, .serverError,
      .unavailable, .earlyHints, .setsCookie, .cacheable, .keepAliveDrop:
      wholeReply
    case .found: [.text(Self.redirect("302 Found", to: "/ok"))]
    case .seeOther: [.text(Self.redirect("303 See Other", to: "/ok"))]
    case .temporaryRedirect: [.text(Self.redirect("307 Temporary Redirect", to: "/ok"))]
    case .redirectLoop: [.text(Self.redirect("302 Found", to: "/redirloop"))]
    case .hang: [.hold]
    case .hangInHead: [.text("HTTP/1.1 200 OK\r\nContent-Type: applic"), .hold]
    case .drip, .longDrip:
      [
        .text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"),
        .sendRepeatedly(
          [UInt8(ascii: "x")], times: 30, pause: .milliseconds(self == .drip ? 500 : 1000)),
        .send([UInt8](repeating: UInt8(ascii: "y"), count: self == .drip ? 0 : 970)),
      ]
    case .closeWithoutReply, .closeInsteadOfDrip: []
    case .reset: [.reset]
    case .closeInBody: [.text(Self.reply("200 OK", "{\"order_id\":", length: 1000))]
    case .closeInChunk:
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"ord\r\n")]
    case .closeWithoutLength:
      [
        .text(
          "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{\"order_id\":"
        )
      ]
    case .garbage, .garbageBody, .http09, .bodyLongerThanLength, .twoLengths: wrongReply
    case .huge, .hugeChunked, .hugeHead, .gzipBomb: largeReply
    }
  }

  private var wholeReply: [FaultStep] {
    switch self {
    case .noContent: [.text("HTTP/1.1 204 No Content\r\n\r\n")]
    case .accepted: [.text(Self.reply("202 Accepted", "{}"))]
    case .rejectedWithSuccess: [.text(Self.reply("200 OK", "{\"status\":\"rejected\"}"))]
    case .unprocessable:
      [
        .text(
          Self.reply(
            "422 Unprocessable Content", Self.outOfStock, type: "application/problem+json"))
      ]
    case .forbidden: [.text(Self.reply("403 Forbidden", "{}"))]
    case .basicChallenge:
      [.text(Self.reply("401 Unauthorized", "", fields: ["WWW-Authenticate: Basic realm=\"x\""]))]
    case .challengeWithoutScheme: [.text(Self.reply("401 Unauthorized", "{}"))]
    case .bearerChallenge:
      [.text(Self.reply("401 Unauthorized", "{}", fields: ["WWW-Authenticate: Bearer"]))]
    case .proxyChallenge:
      [
        .text(
          Self.reply(
            "407 Proxy Authentication Required", "{}",
            fields: ["Proxy-Authenticate: Basic realm=\"x\""]))
      ]
    case .serverError:
      [.text(Self.reply("500 Internal Server Error", "<html>oops</html>", type: "text/html"))]
    case .unavailable:
      [
        .text(
          Self.reply("503 Service Unavailable", "", type: "text/plain", fields: ["Retry-After: 1"]))
      ]
    case .earlyHints:
      [
        .text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"), .text(Self.reply("200 OK", "{}")),
      ]
    case .setsCookie:
      [.text(Self.reply("200 OK", "{}", fields: ["Set-Cookie: s=1; Max-Age=99999"]))]
    case .cacheable: [.text(Self.reply("200 OK", "{}", fields: ["Cache-Control: max-age=999"]))]
    case .keepAliveDrop: [.text(Self.reply("200 OK", "{\"n\":1}")), .awaitRequest]
    default:
      [.text(Self.reply("201 Created", "{\"order_id\":\"o-1\",\"status\":\"accepted\"}"))]
    }
  }

  private var wrongReply: [FaultStep] {
    switch self {
    case .garbage:
      [
        .send([0x00, 0xFF, 0xFE]),
        .sendRepeatedly(Array("NOT HTTP AT ALL\r\n\r\nblah".utf8), times: 10, pause: .zero),
      ]
    case .garbageBody:
      [
        .text(Self.reply("200 OK", "", length: 1024)),
        .sendRepeatedly([UInt8](0...255), times: 4, pause: .zero),
      ]
    case .http09: [.text("hello no headers\n")]
    case .bodyLongerThanLength:
      [.text(Self.reply("200 OK", "{\"order_id\":\"o-1\"}EXTRA", length: 18))]
    default: [.text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}abc")]
    }
  }

  private var largeReply: [FaultStep] {
    let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    switch self {
    case .huge:
      return [
        .text("HTTP/1.1 200 OK\r\nContent-Length: \(600 << 20)\r\n\r\n"),
        .sendRepeatedly(megabyte, times: 600, pause: .zero),
      ]
    case .hugeChunked:
      let chunk = Array("100000\r\n".utf8) + megabyte + Array("\r\n".utf8)
      return [
        .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        .sendRepeatedly(chunk, times: 600, pause: .zero), .text("0\r\n\r\n"),
      ]
    case .hugeHead:
      let field = "X-Filler: " + String(repeating: "a", count: 1000) + "\r\n"
      return [
        .text("HTTP/1.1 200 OK\r\n"), .sendRepeatedly(Array(field.utf8), times: 3000, pause: .zero),
        .text("Content-Length: 0\r\n\r\n"),
      ]
    default:
      let bomb = GzipBomb.bytes(count: 300_000)
      return [
        .text(Self.reply("200 OK", "", length: bomb.count, fields: ["Content-Encoding: gzip"])),
        .send(bomb),
      ]
    }
  }

  private static let outOfStock = """
    {"type":"urn:startorder:problem:out-of-stock","title":"Out of stock","status":422,\
    "detail":"Oat milk is sold out.","instance":"/orders/1"}
    """

  private static func redirect(_ status: String, to location: String) -> String {
    reply(status, "", fields: ["Location: \(location)"])
  }

  private static func reply(
    _ status: String, _ body: String, type: String = "application/json", length: Int? = nil,
    fields: [String] = []
  ) -> String {
    let head = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(length ?? body.utf8.count)",
    ]
    return (head + fields).joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}
