import Foundation

/// The most memory that this process has had.
enum PeakMemory {
  struct Unknown: Error {}

  static func kilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let number = line.flatMap({ Int($0.filter(\.isNumber)) }) else { throw Unknown() }
    return number
  }
}
