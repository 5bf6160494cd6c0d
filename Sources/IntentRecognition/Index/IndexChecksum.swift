private import Glibc

/// A checksum over multiples of 64 bytes that keeps up with memory.
///
/// It is Fletcher's, in eight lanes: sums of the words notice what is changed, sums of the sums
/// what is moved. The checksum of two stretches follows from those of each, so that a second core
/// can take the second half of a large file.
struct IndexChecksum {
  private var words = SIMD8<UInt64>(repeating: 0)
  private var sums = SIMD8<UInt64>(repeating: 0)
  /// How many words each lane has.
  private var count: UInt64 = 0

  init() {}

  /// The checksum of bytes, whose number is a multiple of 64.
  init(of bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.sharedSize, let base = bytes.baseAddress else {
      add(bytes)
      return
    }
    let half = bytes.count / 128 * 64
    let rest = SecondHalf(bytes: UnsafeRawBufferPointer(rebasing: bytes[half...]))
    let thread = rest.start()
    add(UnsafeRawBufferPointer(start: base, count: half))
    add(rest.finish(thread))
  }

  /// From so many bytes on a thread is worth its making.
  private static let sharedSize = 4 << 20

  /// Adds bytes, whose number is a multiple of 64.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var (words, sums) = (self.words, self.sums)
    var position = 0
    while position + 64 <= bytes.count {
      words &+= base.loadUnaligned(fromByteOffset: position, as: SIMD8<UInt64>.self)
      sums &+= words
      position += 64
    }
    (self.words, self.sums) = (words, sums)
    count &+= UInt64(position / 64)
  }

  /// Adds the checksum of the bytes that follow.
  private mutating func add(_ next: IndexChecksum) {
    sums &+= next.sums &+ words &* next.count
    words &+= next.words
    count &+= next.count
  }

  var value: UInt64 {
    (0..<8).reduce(count) { value, lane in
      SpanHash.mix(SpanHash.mix(value, words[lane]), sums[lane])
    }
  }

  /// The half of some bytes that another thread takes; whoever waits for it has it alone again.
  private final class SecondHalf {
    private let bytes: UnsafeRawBufferPointer
    private var checksum = IndexChecksum()

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Starts a thread; nil when the system has none to give.
    func start() -> pthread_t? {
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<SecondHalf>.fromOpaque(context).takeUnretainedValue().run()
          return nil
        }, Unmanaged.passUnretained(self).toOpaque())
      return code == 0 ? thread : nil
    }

    /// Waits for the thread, or does its work.
    func finish(_ thread: pthread_t?) -> IndexChecksum {
      if let thread { pthread_join(thread, nil) } else { run() }
      return checksum
    }

    private func run() { checksum.add(bytes) }
  }
}
