import Testing
import Transcripts

/// Damages transcripts at random, the same for the same seed: none may crash the parser.
struct MutationTests {
  @Test(arguments: stride(from: 0, to: 2_000, by: 100).map { $0 })
  func `reads again what it has read, or says where it cannot`(_ start: Int) {
    for seed in start..<(start + 100) {
      let bytes = Self.damaged(seed: seed)
      do throws(TranscriptSyntaxError) {
        let document = try TranscriptDocument(parsing: bytes)
        let again = try TranscriptDocument(parsing: document.text.utf8)
        #expect(again == document, "seed \(seed)")
      } catch {
        #expect(error.line >= 1 && error.column >= 1, "seed \(seed): \(error)")
        #expect(!error.description.isEmpty)
      }
    }
  }

  private static func damaged(seed: Int) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var bytes = Array((seed.isMultiple(of: 2) ? Order.english : Order.korean).utf8)
    for _ in 0...next(3) {
      let place = next(bytes.count)
      switch next(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(Array(" \t\n\r>=@#!.[]:\\\u{0}é".utf8)[next(17)], at: place)
      case 2: bytes[place] = UInt8(next(256))
      default: bytes.insert(contentsOf: "\u{301}".utf8, at: place)
      }
    }
    return bytes
  }
}
