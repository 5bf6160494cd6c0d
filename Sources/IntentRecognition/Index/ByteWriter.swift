/// Writes the fixed-width values and strings that an index consists of.
struct ByteWriter {
  var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  mutating func append<Value: BitwiseCopyable>(_ values: [Value]) {
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func align(to alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }

  /// Whether the string at an offset is the same.
  func hasString(_ string: UnsafeBufferPointer<UInt8>, at offset: UInt32) -> Bool {
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return false }
      return ByteOrder.compare(base.string(at: offset), string) == 0
    }
  }

  /// Appends a string with its length before it and returns where it is.
  @discardableResult
  mutating func append(string: some Collection<UInt8>) -> UInt32 {
    let offset = UInt32(truncatingIfNeeded: bytes.count)
    let length = min(string.count, Int(UInt16.max))
    bytes.append(UInt8(truncatingIfNeeded: length))
    bytes.append(UInt8(truncatingIfNeeded: length >> 8))
    bytes.append(contentsOf: string.prefix(length))
    return offset
  }
}

extension UnsafeRawPointer {
  /// The string at an offset, as `ByteWriter` wrote it.
  @inline(__always)
  func string(at offset: UInt32) -> UnsafeBufferPointer<UInt8> {
    let start = self + Int(offset)
    let length =
      Int(start.load(as: UInt8.self)) | Int(start.load(fromByteOffset: 1, as: UInt8.self)) << 8
    return UnsafeBufferPointer(
      start: (start + 2).assumingMemoryBound(to: UInt8.self), count: length)
  }
}

extension String {
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = String(decoding: bytes, as: UTF8.self)
  }
}
