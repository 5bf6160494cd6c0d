/// Writes arrays one after the other, each where its type may stand, behind a header.
struct SectionWriter {
  private let headerSize: Int
  private var body = ByteWriter()

  init(headerSize: Int) {
    self.headerSize = headerSize
  }

  /// Appends an array and returns its offset from the beginning of the section.
  mutating func append<Value: BitwiseCopyable>(_ values: [Value]) -> UInt32 {
    while (headerSize + body.count) % 64 != 0 { body.bytes.append(0) }
    let offset = UInt32(truncatingIfNeeded: headerSize + body.count)
    body.append(values)
    return offset
  }

  /// The whole section, a multiple of 64 bytes.
  func section<Header: BitwiseCopyable>(_ header: Header) -> [UInt8] {
    var whole = ByteWriter()
    whole.append(header)
    while whole.count < headerSize { whole.bytes.append(0) }
    whole.bytes.append(contentsOf: body.bytes)
    whole.align(to: 64)
    return whole.bytes
  }
}
