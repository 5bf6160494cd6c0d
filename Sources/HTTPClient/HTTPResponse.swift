/// A reply that has arrived to its end.
package struct HTTPResponse: Hashable, Sendable {
  /// The status of the reply itself; a redirect is one, it is not followed.
  package let status: Int
  /// The `Content-Type` field as it was sent.
  package let contentType: String?
  package let body: [UInt8]

  package init(status: Int, contentType: String?, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// The media type without its parameters, in lower case.
  package var mediaType: String? {
    contentType?.prefix { $0 != ";" }.lowercased().filter { $0 != " " && $0 != "\t" }
  }
}
