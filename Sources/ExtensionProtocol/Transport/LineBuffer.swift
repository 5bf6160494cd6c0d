import Glibc

/// Cuts bytes that come in pieces into lines.
package struct LineBuffer {
  /// The most bytes of a line.
  private let limit: Int
  private let overflow: Overflow
  private var pending: [UInt8] = []
  /// Whether a line has grown over the limit; from then on nothing is cut.
  package private(set) var isOverfull = false

  /// What becomes of a line over the limit.
  package enum Overflow: Sendable {
    /// It is dropped, with all that follows.
    case stop
    /// It is cut in pieces of the limit's length.
    case cut
  }

  package init(limit: Int, overflow: Overflow = .stop) {
    self.limit = limit
    self.overflow = overflow
  }

  /// Takes the next bytes and gives each line that they complete, without its newline.
  package mutating func append(_ bytes: ArraySlice<UInt8>, _ line: ([UInt8]) -> Void) {
    var rest = bytes
    while !isOverfull, !rest.isEmpty {
      let end = rest.firstNewline
      let piece = rest[..<(end ?? rest.endIndex)]
      let room = limit - pending.count
      if piece.count > room {
        switch overflow {
        case .stop:
          isOverfull = true
          pending = []
          return
        case .cut:
          line(pending + piece.prefix(room))
          pending = []
          rest = rest.dropFirst(room)
          continue
        }
      }
      pending.append(contentsOf: piece)
      guard let end else { return }
      line(pending)
      pending = []
      rest = rest[(end + 1)...]
    }
  }

  /// Takes out what stands after the last newline; nil when nothing does.
  package mutating func takeRest() -> [UInt8]? {
    defer { pending = [] }
    return pending.isEmpty ? nil : pending
  }
}

extension ArraySlice<UInt8> {
  /// The first newline's index, found by `memchr`, which reads many bytes at a time.
  fileprivate var firstNewline: Int? {
    withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let hit = memchr(base, 10, buffer.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(hit) - base)
    }
  }
}
