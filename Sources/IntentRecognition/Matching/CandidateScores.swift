/// Counts how many terms phrases share with an utterance, without allocating.
struct CandidateScores {
  private var keys = [UInt32](repeating: .max, count: 8192)
  private var counts = [UInt8](repeating: 0, count: 8192)
  private(set) var found: [Int] = []

  mutating func clear() {
    for slot in found { keys[slot] = .max }
    found.removeAll(keepingCapacity: true)
  }

  /// Counts one term of a phrase; beyond some thousands of phrases, new ones are not taken.
  mutating func count(_ template: UInt32) {
    var slot = Int((template &* 0x9E37_79B1) >> 19)
    while keys[slot] != template {
      if keys[slot] == .max {
        guard found.count < 4096 else { return }
        keys[slot] = template
        counts[slot] = 0
        found.append(slot)
        break
      }
      slot = (slot + 1) & 8191
    }
    counts[slot] &+= counts[slot] == .max ? 0 : 1
  }

  func template(_ slot: Int) -> UInt32 { keys[slot] }
  func score(_ slot: Int) -> Int { Int(counts[slot]) }
}
