package import JSON

/// A reply, whole.
package struct ServerReply: Sendable {
  package let status: Int
  package let contentType: String
  package let body: [UInt8]
  /// The methods that the resource knows, for a reply that says that it is another.
  package let allow: String?

  package init(_ status: Int, _ document: JSONValue) {
    self.init(status, type: "application/json", document)
  }

  init(_ status: Int, type: String, _ document: JSONValue, allow: String? = nil) {
    self.status = status
    contentType = type
    body = document.bytes
    self.allow = allow
  }
}
