/// How much a document may hold.
package struct JSONLimits: Sendable {
  /// The most levels of arrays and objects.
  package var depth: Int
  /// The most bytes.
  package var size: Int

  package init(depth: Int, size: Int) {
    self.depth = depth
    self.size = size
  }

  /// The limits of a record: 64 levels, 64 KiB.
  package static let record = JSONLimits(depth: 64, size: 64 << 10)
  /// The limits of a file or a message of our own: 128 levels, 64 MiB.
  package static let document = JSONLimits(depth: 128, size: 64 << 20)
}

extension JSONValue {
  /// Reads a document, to the letter of RFC 8259, duplicate names refused.
  package init(
    parsing bytes: some Sequence<UInt8>, limits: JSONLimits = .document
  ) throws(JSONSyntaxError) {
    let result: Result<JSONValue, JSONSyntaxError>? =
      bytes.withContiguousStorageIfAvailable { Self.parse($0, limits) }
    self = try (result ?? Array(bytes).withUnsafeBufferPointer { Self.parse($0, limits) }).get()
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits
  ) -> Result<JSONValue, JSONSyntaxError> {
    var parser = JSONParser(bytes: bytes, limits: limits)
    return Result { () throws(JSONSyntaxError) in try parser.document() }
  }
}

/// A recursive-descent parser over bytes.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  var position = 0

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    guard bytes.count <= limits.size else { throw error(.tooLarge(limit: limits.size)) }
    skipSpace()
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error(.trailingBytes) }
    return value
  }

  func error(_ reason: JSONSyntaxError.Reason, at offset: Int? = nil) -> JSONSyntaxError {
    let offset = min(offset ?? position, bytes.count)
    var line = 1
    var column = 1
    for byte in bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONSyntaxError(reason: reason, offset: offset, line: line, column: column)
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    guard let byte = next else { throw error(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error(.unexpectedByte)
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard let byte = next else { throw error(.unexpectedEnd) }
      guard byte == word.utf8Start[index] else { throw error(.unexpectedByte) }
      position += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    guard depth <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      position += 1
      return elements
    }
    while true {
      skipSpace()
      elements.append(try value(depth: depth))
      if try endsList(with: UInt8(ascii: "]")) { return elements }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONObject {
    guard depth <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    position += 1
    var members: [(key: String, value: JSONValue)] = []
    var names: Set<ByteString> = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      position += 1
      return JSONObject()
    }
    while true {
      skipSpace()
      guard let byte = next else { throw error(.unexpectedEnd) }
      guard byte == UInt8(ascii: "\"") else { throw error(.unexpectedByte) }
      let start = position
      let key = try string()
      let isNew =
        members.count < 8
        ? !members.contains { ByteString.areSame($0.key, key) }
        : names.insert(ByteString(key)).inserted
      guard isNew else { throw error(.duplicateKey(key), at: start) }
      skipSpace()
      guard next == UInt8(ascii: ":") else {
        throw error(next == nil ? .unexpectedEnd : .unexpectedByte)
      }
      position += 1
      skipSpace()
      members.append((key, try value(depth: depth)))
      if members.count == 8 { names = Set(members.map { ByteString($0.key) }) }
      if try endsList(with: UInt8(ascii: "}")) { return JSONObject(unique: members) }
    }
  }

  /// Reads what stands after an element: a comma and more, or the end.
  private mutating func endsList(with close: UInt8) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    guard let byte = next else { throw error(.unexpectedEnd) }
    if byte == close {
      position += 1
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw error(.unexpectedByte) }
    let comma = position
    position += 1
    skipSpace()
    if next == close { throw error(.trailingComma, at: comma) }
    return false
  }
}
