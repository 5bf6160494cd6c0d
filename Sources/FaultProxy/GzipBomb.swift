/// Compressed zeros: little to send, much to unpack.
enum GzipBomb {
  /// A gzip stream of some 20 bytes of zeros for each of its own.
  ///
  /// One block with the fixed code of RFC 1951: a literal zero, then as many copies of 258 of it as
  /// fit. A copy is the length code 285 (`11000101`) and the distance code 0 (`00000`).
  static func bytes(count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var pending: [UInt8] = []
    func put(_ bits: String) {
      pending += bits.utf8.map { $0 - UInt8(ascii: "0") }
      while pending.count >= 8 {
        bytes.append(pending.prefix(8).enumerated().reduce(0) { $0 | $1.element << $1.offset })
        pending.removeFirst(8)
      }
    }
    // The last block, with the fixed code; then the literal.
    put("110")
    put("00110000")
    while bytes.count < count - 8 { put("1100010100000") }
    put("0000000")
    put("0000000")
    // The check value is not that of the zeros: nobody gets so far.
    return bytes + [UInt8](repeating: 0, count: 8)
  }
}
