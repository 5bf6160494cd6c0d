/// The hash that version 5 of UUIDs is made with; nothing here is secret.
enum SHA1 {
  /// The 20 bytes of a message's hash.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = pad(message)
    for block in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[block..<block + 64], into: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Fills a message up to whole blocks that end with its length in bits.
  private static func pad(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    let lengthBytes = stride(from: 56, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: length >> UInt64($0))
    }
    return message + [0x80] + Array(repeating: 0, count: zeros) + lengthBytes
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotate(mixed, by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (choice, constant) = round(index, b, c, d)
      (a, b, c, d, e) = (
        rotate(a, by: 5) &+ choice &+ e &+ constant &+ word, a, rotate(b, by: 30), c, d
      )
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func round(
    _ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32
  ) -> (choice: UInt32, constant: UInt32) {
    switch index {
    case ..<20: (b & c | ~b & d, 0x5A82_7999)
    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotate(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }
}
