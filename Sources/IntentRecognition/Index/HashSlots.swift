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
