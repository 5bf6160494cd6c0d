/// Finds where in a text the parts of its document stand.
package struct JSONLocator {
  private let bytes: [UInt8]

  /// Takes the bytes of a valid document.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and column, from 1, of the part that names and indices lead to.
  ///
  /// - Returns: Nil when there is no such part.
  package func position(of path: [String]) -> (line: Int, column: Int)? {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(bytes: buffer, limits: .document)
      parser.skipSpace()
      for name in path {
        let isFound = (try? parser.enter(name)) ?? false
        guard isFound else { return nil }
      }
      let place = parser.error(.unexpectedByte)
      return (place.line, place.column)
    }
  }
}

extension JSONParser {
  /// Goes from the start of a value to the start of a part of it; false when there is none.
  fileprivate mutating func enter(_ name: String) throws(JSONSyntaxError) -> Bool {
    let isObject = next == UInt8(ascii: "{")
    guard isObject || next == UInt8(ascii: "[") else { return false }
    position += 1
    var index = 0
    while true {
      skipSpace()
      guard let byte = next, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else {
        return false
      }
      let key = isObject ? try string() : "\(index)"
      if isObject {
        skipSpace()
        position += 1
        skipSpace()
      }
      if ByteString.areSame(key, name) { return true }
      _ = try value(depth: 0)
      skipSpace()
      if next == UInt8(ascii: ",") { position += 1 }
      index += 1
    }
  }
}
