private import CLibical
private import Glibc

/// One object of a calendar file, owned: libical frees it when this ends.
///
/// libical keeps tables of zones that are not safe to share, so whatever makes or uses a component
/// runs inside ``withLibical(_:)``.
struct CalendarComponent: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a component that nobody else frees.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Reads a calendar file.
  init?(parsing bytes: [UInt8]) {
    // Bytes after a zero byte would be lost without a word.
    guard !bytes.contains(0) else { return nil }
    let text = bytes.map { CChar(bitPattern: $0) } + [0]
    self.init(owning: icalparser_parse_string(text))
  }

  deinit { icalcomponent_free(pointer) }

  /// The bytes of the calendar file.
  var bytes: [UInt8] {
    guard let text = icalcomponent_as_ical_string_r(pointer) else { return [] }
    defer { icalmemory_free_buffer(text) }
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return ContentLineFolding.refold(Array(bytes))
  }
}
