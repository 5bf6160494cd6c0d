/// A span of time as it is written: `60s`, `5m`, `2h`, `1d`.
package struct TranscriptWait: Hashable, Sendable {
  /// What is counted.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case seconds = "s"
    case minutes = "m"
    case hours = "h"
    case days = "d"

    var seconds: Int {
      switch self {
      case .seconds: 1
      case .minutes: 60
      case .hours: 3_600
      case .days: 86_400
      }
    }
  }

  package let count: Int
  package let unit: Unit

  package init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  package var seconds: Int { count * unit.seconds }

  var source: String { "\(count)" + unit.rawValue }

  /// Reads up to nine digits and a unit.
  init?(source: String) {
    let digits = source.utf8.dropLast()
    guard (1...9).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(Substring(digits)), "\(count)".utf8.count == digits.count,
      let unit = source.last.flatMap({ Unit(rawValue: String($0)) })
    else { return nil }
    self.init(count, unit)
  }
}
