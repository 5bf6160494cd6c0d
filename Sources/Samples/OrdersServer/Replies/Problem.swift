import JSON

/// A refusal, as RFC 9457 spells it.
struct Problem: Error, Hashable, Sendable {
  let status: Int
  /// What kind of refusal it is, for programs; `about:blank` when the status says it all.
  var type = "about:blank"
  let title: String
  /// What is wrong this time, for people.
  var detail: String?
  /// The methods that would be right.
  var allow: String?

  static func malformed(_ detail: String) -> Problem {
    Problem(status: 400, title: "Bad Request", detail: detail)
  }

  static func invalid(_ detail: String) -> Problem {
    Problem(
      status: 422, type: "urn:orders:problem:invalid", title: "Unprocessable Content",
      detail: detail)
  }

  static let keyMissing = Problem(
    status: 400, type: "urn:orders:problem:key-missing", title: "Idempotency-Key is missing",
    detail: "Send an Idempotency-Key with every order.")
  static let keyTaken = Problem(
    status: 422, type: "urn:orders:problem:key-taken", title: "Idempotency-Key is taken",
    detail: "Another order was sent with this key.")

  static func unknownItem(_ id: String) -> Problem {
    Problem(
      status: 404, type: "urn:orders:problem:unknown-item", title: "No such item",
      detail: "There is no item \(id).")
  }

  static func soldOut(_ item: Item) -> Problem {
    Problem(
      status: 422, type: "urn:orders:problem:sold-out", title: "Sold out",
      detail: "\(item.english.title) is sold out.")
  }

  static let notJSON = Problem(
    status: 415, title: "Unsupported Media Type", detail: "The body is to be application/json.")
  static let tooLarge = Problem(
    status: 413, title: "Content Too Large",
    detail: "A body may have \(ServerRequest.bodyLimit) bytes.")
  static let notFound = Problem(status: 404, title: "Not Found")
  static let broken = Problem(status: 500, title: "Internal Server Error")

  static func wrongMethod(allowed: String) -> Problem {
    Problem(status: 405, title: "Method Not Allowed", allow: allowed)
  }

  /// The refusal on its way.
  var reply: ServerReply {
    var object = JSONObject()
    object["type"] = .string(type)
    object["title"] = .string(title)
    object["status"] = .int(status)
    object["detail"] = detail.map(JSONValue.string)
    return ServerReply(status, type: "application/problem+json", .object(object), allow: allow)
  }
}
