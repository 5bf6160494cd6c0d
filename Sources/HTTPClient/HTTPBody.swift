/// The bytes of a body as they arrive.
///
/// A class, because C holds a pointer to it meanwhile.
final class HTTPBody {
  private(set) var bytes: [UInt8] = []
  /// Whether there was more than is read.
  private(set) var isCut = false
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Keeps bytes; tells whether they still fit.
  func append(_ more: UnsafeRawBufferPointer) -> Bool {
    guard more.count <= limit - bytes.count else {
      isCut = true
      return false
    }
    bytes.append(contentsOf: more)
    return true
  }
}
