import Glibc

/// A string that is equal only to a string of the same bytes.
///
/// Swift's own `==` takes two spellings of one Hangul syllable for one string; JSON does not.
package struct ByteString: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The two words that a string is.
  private typealias Storage = SIMD2<UInt64>

  /// Whether two strings have the same bytes.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    let count = left.utf8.count
    guard count == right.utf8.count else { return false }
    // The same storage, or the same short text, is the same whatever it holds.
    if unsafeBitCast(left, to: Storage.self) == unsafeBitCast(right, to: Storage.self) {
      return true
    }
    // What Swift tells apart has different bytes; for short text that is the quickest question.
    if count <= 15, left != right { return false }
    return haveSameBytes(left, right)
  }

  private static func haveSameBytes(_ left: String, _ right: String) -> Bool {
    // Native strings are contiguous, so this is one memcmp.
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
    guard case .some(.some(let answer)) = answer else {
      return left.utf8.elementsEqual(right.utf8)
    }
    return answer
  }
}

extension ByteString: Hashable {
  package static func == (left: ByteString, right: ByteString) -> Bool {
    areSame(left.text, right.text)
  }

  package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension ByteString: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
