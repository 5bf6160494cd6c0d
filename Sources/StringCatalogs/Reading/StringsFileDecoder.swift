/// Decodes the bytes of a `.strings` file: UTF-8, or UTF-16 in either order.
///
/// Apple's tools write UTF-16 with a mark; a file without one is UTF-16 when its first character
/// has a zero byte, which no `.strings` file in UTF-8 has.
struct StringsFileDecoder {
  private let bytes: [UInt8]

  init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// The text's scalars, without a byte order mark.
  func scalars() throws(StringCatalogError) -> [Unicode.Scalar] {
    if bytes.starts(with: "bplist".utf8) {
      throw StringCatalogError(.propertyListFormat("binary"), line: 1, column: 1)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), bigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      return try utf16(bytes[...], bigEndian: true)
    }
    if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 {
      return try utf16(bytes[...], bigEndian: false)
    }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw StringCatalogError(.invalidUTF8, at: validPrefix(plain), in: plain)
    }
    return Array(text.unicodeScalars)
  }

  /// How many bytes are good before the first that is not.
  private func validPrefix(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return count
  }

  private func utf16(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool
  ) throws(StringCatalogError) -> [Unicode.Scalar] {
    let bytes = Array(bytes)
    var codes: [UInt16] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let high = UInt16(bytes[bigEndian ? index : index + 1])
      codes.append(high << 8 | UInt16(bytes[bigEndian ? index + 1 : index]))
    }
    var scalars: [Unicode.Scalar] = []
    var units = codes.makeIterator()
    var decoder = UTF16()
    decoding: while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: break decoding
      case .error: throw failure(after: scalars)
      }
    }
    guard bytes.count.isMultiple(of: 2) else { throw failure(after: scalars) }
    return scalars
  }

  private func failure(after scalars: [Unicode.Scalar]) -> StringCatalogError {
    let line = 1 + scalars.count { $0 == "\n" }
    let column = 1 + (scalars.lastIndex(of: "\n").map { scalars.count - $0 - 1 } ?? scalars.count)
    return StringCatalogError(.invalidUTF16, line: line, column: column)
  }
}
