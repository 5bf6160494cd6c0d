/// A request as its bytes arrived.
package struct ReceivedRequest: Sendable {
  /// The request line and the header fields, with the line ends.
  package let head: String
  package let body: [UInt8]

  /// The method that is asked for.
  package var method: String { String(head.prefix { $0 != " " }) }

  /// The head's lines.
  package var lines: [String] {
    head.split(separator: "\r\n").map(String.init)
  }

  /// The value of a header field.
  package func field(_ name: String) -> String? {
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].lowercased() == name.lowercased()
      else { continue }
      return String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    return nil
  }
}
