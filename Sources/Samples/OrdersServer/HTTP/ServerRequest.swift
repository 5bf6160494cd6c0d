/// A request that has been read to its end.
package struct ServerRequest: Sendable {
  package var method: String
  package var path: String
  /// The header fields that the service reads, by their lower-case names.
  package var fields: [String: String]
  package var body: [UInt8]
  /// Whether the body was longer than is read; then it is empty.
  package var isTooLarge: Bool

  package init(
    _ method: String, _ path: String, fields: [String: String] = [:], body: [UInt8] = [],
    isTooLarge: Bool = false
  ) {
    self.method = method
    self.path = path
    self.fields = fields
    self.body = body
    self.isTooLarge = isTooLarge
  }

  /// The names of the header fields that the service reads.
  static let fieldNames = ["content-type", "idempotency-key"]

  /// The bytes of a body that are read at most.
  static let bodyLimit = 16 << 10
}
