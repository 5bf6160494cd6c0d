extension JSONParser {
  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
    } else {
      try digits(from: start)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits(from: start)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits(from: start)
    }
    if let byte = next, isDigit(byte) || byte == UInt8(ascii: ".") {
      throw error(.invalidNumber, at: start)
    }
    return JSONNumber(validated: asciiText(bytes[start..<position]))
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func digits(from start: Int) throws(JSONSyntaxError) {
    guard let byte = next, isDigit(byte) else { throw error(.invalidNumber, at: start) }
    while let byte = next, isDigit(byte) { position += 1 }
  }

  mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    let start = position
    var seen: UInt8 = 0
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw error(.controlCharacter) }
      seen |= byte
      position += 1
    }
    guard let byte = next else { throw error(.unexpectedEnd) }
    if byte == UInt8(ascii: "\"") {
      let slice = bytes[start..<position]
      let text =
        seen < 0x80 ? asciiText(slice) : try text(UnsafeBufferPointer(rebasing: slice), at: start)
      position += 1
      return text
    }
    return try escapedString(from: start)
  }

  /// Takes bytes that are known to be ASCII, which need no second look.
  private func asciiText(_ slice: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: slice), as: UTF8.self)
  }

  private func text(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(JSONSyntaxError) -> String {
    guard let text = try? UTF8Span(validating: bytes.span) else {
      throw error(.invalidUTF8, at: firstInvalidByte(from: offset))
    }
    return String(copying: text)
  }

  /// Finds the first byte of a string's raw text that is no UTF-8.
  private func firstInvalidByte(from start: Int) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes[start...].makeIterator()
    var offset = start
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) {
      offset += scalar.count
    }
    return offset
  }

  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var output = Array(bytes[start..<position])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        let result: Result<String, JSONSyntaxError> = output.withUnsafeBufferPointer { bytes in
          Result { () throws(JSONSyntaxError) in try text(bytes, at: start) }
        }
        return try result.get()
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &output)
      case 0..<0x20:
        throw error(.controlCharacter)
      default:
        output.append(byte)
        position += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  private mutating func escape(into output: inout [UInt8]) throws(JSONSyntaxError) {
    guard let byte = next else { throw error(.unexpectedEnd) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(byte)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "u"): output.append(contentsOf: try unicodeEscape().utf8)
    default: throw error(.invalidEscape, at: position - 2)
    }
  }

  /// Reads what stands after `\u`: four digits, or a surrogate pair's eight.
  private mutating func unicodeEscape() throws(JSONSyntaxError) -> String {
    let start = position - 2
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return String(scalar) }
    guard first < 0xDC00, next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw error(.loneSurrogate, at: start) }
    position += 2
    let second = try hexadecimal(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return String(scalar)
  }

  private mutating func hexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw error(.unexpectedEnd) }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0x0F)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt32(byte & 0x07) + 9
      default: throw error(.invalidEscape, at: start)
      }
      position += 1
    }
    return value
  }
}
