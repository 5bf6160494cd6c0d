import HTTPClient
import JSON
import JSONSchema

/// What the service replies about an order, read to the letter.
struct OrderReply: Hashable, Sendable {
  /// How an order stands.
  enum Status: String, Sendable {
    case accepted
    case rejected
    case cancelled
  }

  /// The order's number; a refusal has none.
  let orderID: String?
  let status: Status

  /// Reads a reply; `nil` for one that the service's schema does not allow.
  init?(_ response: HTTPResponse) {
    guard response.mediaType == "application/json",
      let document = try? JSONValue(parsing: response.body, limits: .record),
      let schema = Self.schema, schema.accepts(document),
      let status = document["status"]?.string.flatMap(Status.init(rawValue:))
    else { return nil }
    self.status = status
    orderID = document["order_id"]?.string
  }

  /// The schema of replies; `nil`, and so no reply is ever believed, should it be none.
  static let schema = try? Schema(JSONValue(parsing: schemaText.utf8))

  /// Numbers are spoken and put into files, so they hold nothing but letters, digits and dashes.
  private static let schemaText = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "required": ["status"],
      "properties": {
        "order_id": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9-]{0,63}$" },
        "status": { "enum": ["accepted", "rejected", "cancelled"] }
      },
      "if": { "properties": { "status": { "const": "rejected" } } },
      "else": { "required": ["order_id"] }
    }
    """
}
