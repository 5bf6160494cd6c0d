import Glibc

/// A file's bytes, mapped.
final class MappedFile {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ path: String) throws(WorkloadError) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .unreadable(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path) }
    guard status.st_size > 0 else {
      bytes = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let mapping = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapping, mapping != MAP_FAILED else { throw .unreadable(path: path) }
    bytes = UnsafeBufferPointer(
      start: mapping.assumingMemoryBound(to: UInt8.self), count: Int(status.st_size))
  }

  deinit {
    if let base = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: base), bytes.count)
    }
  }
}
