import Glibc

/// Two connected descriptors, closed when they are let go unless they are taken.
struct DescriptorPair: ~Copyable {
  private var first: Int32
  private(set) var second: Int32

  /// Makes the descriptors with a call that fills in two.
  init(_ make: (UnsafeMutablePointer<Int32>) -> Int32) throws(StartFailure) {
    var descriptors: [Int32] = [-1, -1]
    let result = descriptors.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map(make) ?? -1
    }
    guard result == 0 else { throw .system(errno: errno) }
    first = descriptors[0]
    second = descriptors[1]
  }

  /// Hands the first descriptor to the caller, who closes it; the second is closed.
  consuming func takeFirst() -> Int32 {
    let taken = first
    first = -1
    return taken
  }

  /// Hands both descriptors to the caller, who closes them.
  consuming func takeBoth() -> (Int32, Int32) {
    let taken = (first, second)
    (first, second) = (-1, -1)
    return taken
  }

  deinit {
    if first >= 0 { close(first) }
    if second >= 0 { close(second) }
  }
}
