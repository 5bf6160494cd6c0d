import AppIntents
import Foundation

/// Makes the key under which a request may be repeated, in the form of a UUID.
///
/// By a live clock it is a random one (version 4). By a fixed clock, which a replay has, it is a hash
/// (version 8) of the clock, the invocation's id, the record's bytes and the number of requests in
/// the outbox: the same conversation on the same state has the same keys.
struct IdempotencyKey {
  private let seed: [UInt8]?

  init(_ invocation: InvocationContext, _ record: [UInt8]) {
    guard let now = invocation.session.now else {
      seed = nil
      return
    }
    let clock = "\(now.timeIntervalSince1970) \(invocation.id) "
    seed = Array(clock.utf8) + record
  }

  func key(salt: Int) -> String {
    guard let seed else { return UUID().uuidString.lowercased() }
    let bytes = seed + Array(" \(salt)".utf8)
    var digits = Self.hash(bytes, start: 0xCBF2_9CE4_8422_2325)
    digits += Self.hash(bytes, start: 0x9AE1_6A3B_2F90_404F)
    var text = Array(digits.utf8)
    text[12] = UInt8(ascii: "8")
    text[16] = UInt8(ascii: "a")
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return parts.map { String(decoding: text[$0], as: UTF8.self) }.joined(separator: "-")
  }

  /// FNV-1a, stirred once more at the end; sixteen digits.
  private static func hash(_ bytes: [UInt8], start: UInt64) -> String {
    var hash = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
