/// An open-addressing table of numbers under hashes, several under one hash if need be.
///
/// A slot holds half of the hash beside the number; the other half says where the slot is, so a
/// wrong hit needs both halves to agree.
struct HashSlots {
  let slots: UnsafePointer<UInt64>
  let capacity: UInt64

  init(_ base: UnsafeRawPointer, capacity: Int) {
    slots = base.assumingMemoryBound(to: UInt64.self)
    self.capacity = UInt64(capacity)
  }

  @inline(__always)
  static func slot(_ hash: UInt64, _ capacity: UInt64) -> UInt64 {
    hash.multipliedFullWidth(by: capacity).high
  }

  /// The numbers under a hash, until the body returns false.
  @inline(__always)
  func forEach(_ hash: UInt64, _ body: (UInt32) -> Bool) {
    guard capacity > 0 else { return }
    var slot = Self.slot(hash, capacity)
    let print = UInt32(truncatingIfNeeded: hash)
    while true {
      let entry = slots[Int(slot)]
      if entry == 0 { return }
      if UInt32(truncatingIfNeeded: entry >> 32) == print,
        !body(UInt32(truncatingIfNeeded: entry) &- 1)
      {
        return
      }
      slot += 1
      if slot == capacity { slot = 0 }
    }
  }

  /// Whether there is a number under a hash.
  @inline(__always)
  func has(_ hash: UInt64) -> Bool {
    var found = false
    forEach(hash) { _ in
      found = true
      return false
    }
    return found
  }

  // MARK: Sets of bits

  /// Whether the bit of a hash is set among some bits.
  @inline(__always)
  static func hasBit(_ hash: UInt64, in bits: UnsafeRawPointer, count: UInt32) -> Bool {
    guard count > 0 else { return false }
    let bit = slot(hash, UInt64(count))
    let byte = bits.load(fromByteOffset: Int(bit >> 3), as: UInt8.self)
    return byte & (1 << UInt8(truncatingIfNeeded: bit & 7)) != 0
  }

  /// Bits with those of some hashes set.
  static func bits(of hashes: some Sequence<UInt64>, size: Int) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: size)
    for hash in hashes {
      let bit = slot(hash, UInt64(size * 8))
      bits[Int(bit >> 3)] |= 1 << UInt8(truncatingIfNeeded: bit & 7)
    }
    return bits
  }

  // MARK: Tables

  /// A table of the numbers under their hashes, filled to at most 70 %.
  static func table(of entries: [(hash: UInt64, number: UInt32)]) -> [UInt64] {
    guard !entries.isEmpty else { return [] }
    let capacity = max(4, entries.count * 10 / 7 + 1)
    var table = [UInt64](repeating: 0, count: capacity)
    table.withUnsafeMutableBufferPointer { table in
      for (hash, number) in entries {
        var slot = Int(Self.slot(hash, UInt64(capacity)))
        while table[slot] != 0 { slot = slot + 1 == capacity ? 0 : slot + 1 }
        table[slot] = (hash & 0xFFFF_FFFF) << 32 | UInt64(number &+ 1)
      }
    }
    return table
  }
}
