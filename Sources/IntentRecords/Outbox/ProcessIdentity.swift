import Glibc

/// A process, told apart from a later one that is given its number.
package struct ProcessIdentity: Hashable, Sendable {
  private let number: Int32
  /// When it was started, in ticks since the machine was.
  private let start: String

  package init(number: Int32, start: String) {
    self.number = number
    self.start = start
  }

  /// This process.
  package static var current: ProcessIdentity {
    let number = getpid()
    return ProcessIdentity(number: number, start: startTime(of: number) ?? "")
  }

  /// The process that a text stands for.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int32(parts[0]) else { return nil }
    self.init(number: number, start: String(parts[1]))
  }

  /// The process as a text.
  package var text: String { "\(number):\(start)" }

  /// Whether the process still runs.
  package var isAlive: Bool { Self.startTime(of: number) == start }

  private static func startTime(of number: Int32) -> String? {
    guard let file = fopen("/proc/\(number)/stat", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    // The name, in parentheses, may hold anything; the 22nd field is the 20th after it.
    let text = buffer.prefix(count)
    guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[(end + 1)...].split(separator: UInt8(ascii: " "))
    // A process that has ended but was not waited for does nothing more.
    guard fields.count > 19, fields[0] != [UInt8(ascii: "Z")] else { return nil }
    return String(decoding: fields[19], as: UTF8.self)
  }
}
