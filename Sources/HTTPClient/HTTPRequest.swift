/// A request, whole: nothing is added to it but the host and the length of the body.
package struct HTTPRequest: Sendable {
  /// What is asked of the resource.
  package enum Method: String, Sendable {
    /// Only read.
    case get = "GET"
    /// Take the body.
    case post = "POST"
    /// Take the resource away.
    case delete = "DELETE"
  }

  /// A header field.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let method: Method
  package let url: String
  package let fields: [Field]
  /// The body of a POST, sent as it is.
  package let body: [UInt8]

  package init(_ method: Method, _ url: String, fields: [Field] = [], body: [UInt8] = []) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
  }

  /// Whether nothing in it could be taken for the end of a line, or of a C string.
  var isWellFormed: Bool {
    url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
      && fields.allSatisfy { field in
        !field.name.isEmpty && field.name.utf8.allSatisfy(Self.isTokenByte)
          && !field.value.isEmpty && field.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
