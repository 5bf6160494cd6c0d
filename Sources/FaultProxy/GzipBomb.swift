/// Compressed zeros: little to send, much to unpack.
enum GzipBomb {
  /// A gzip stream that unpacks to some 160 times its size.
  ///
  /// One block with the fixed code of RFC 1951: a literal zero, then copies of 258 of it. A copy is
  /// the length code 285 (`11000101`) and the distance code 0 (`00000`), so eight copies are 13
  /// bytes, and the bytes repeat from then on.
  static func bytes(count: Int) -> [UInt8] {
    var bits = BitWriter()
    // The last block, with the fixed code; then the literal.
    bits.put("110" + "00110000")
    let start = bits.bytes
    for _ in 0..<8 { bits.put("1100010100000") }
    let copies = bits.bytes[start.count...]
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + start
    while bytes.count < count - 10 { bytes += copies }
    // The end of the block and check values that are not those of the zeros: nobody gets so far.
    return bytes + [UInt8](repeating: 0, count: 10)
  }

  /// Bits in the order of RFC 1951, the least significant of a byte first.
  private struct BitWriter {
    var bytes: [UInt8] = []
    private var pending: [UInt8] = []

    init() {}

    mutating func put(_ bits: String) {
      pending += bits.utf8.map { $0 - UInt8(ascii: "0") }
      while pending.count >= 8 {
        bytes.append(pending.prefix(8).enumerated().reduce(0) { $0 | $1.element << $1.offset })
        pending.removeFirst(8)
      }
    }
  }
}
