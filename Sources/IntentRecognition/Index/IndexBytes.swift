private import Glibc

/// The bytes of an index, in memory or mapped from a file, which never change once they are here.
///
/// It is safe to share: the bytes are written before the initializer returns, nothing writes to
/// them afterwards, and they are given back when the last reference goes.
final class IndexBytes: @unchecked Sendable {
  let base: UnsafeRawPointer
  let count: Int
  private let isMapped: Bool

  /// Takes a copy of the bytes.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 8), alignment: 64)
    bytes.withUnsafeBytes {
      copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: $0.count)
    }
    base = UnsafeRawPointer(copy)
    count = bytes.count
    isMapped = false
  }

  /// Maps a file; nil when it cannot be read.
  init?(mapping path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let size = Int(status.st_size)
    let mapping = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapping, mapping != MAP_FAILED else { return nil }
    base = UnsafeRawPointer(mapping)
    count = size
    isMapped = true
  }

  deinit {
    let bytes = UnsafeMutableRawPointer(mutating: base)
    if isMapped {
      munmap(bytes, count)
    } else {
      bytes.deallocate()
    }
  }
}
