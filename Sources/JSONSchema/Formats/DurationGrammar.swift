/// Durations of RFC 3339, appendix A.
enum DurationGrammar {
  static func isDuration(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == UInt8(ascii: "P") else { return false }
    var rest = bytes.dropFirst()
    if let weeks = units(&rest, of: "W"), weeks > 0 { return rest.isEmpty }
    guard let days = units(&rest, of: "YMD") else { return false }
    guard rest.first == UInt8(ascii: "T") else { return days > 0 && rest.isEmpty }
    rest.removeFirst()
    guard let hours = units(&rest, of: "HMS") else { return false }
    return hours > 0 && rest.isEmpty
  }

  /// Takes numbers with units that follow one another without a gap, and returns how many.
  ///
  /// A gap, as in `P1Y2D`, gives nil.
  private static func units(_ rest: inout ArraySlice<UInt8>, of names: StaticString) -> Int? {
    let names = names.withUTF8Buffer { Array($0) }
    var next: Int?
    var count = 0
    while true {
      let digits = rest.prefix(while: ASCII.isDigit)
      let after = rest[digits.endIndex...]
      guard !digits.isEmpty, let unit = after.first, let place = names.firstIndex(of: unit) else {
        return count
      }
      guard next == nil || next == place else { return nil }
      next = place + 1
      count += 1
      rest = after.dropFirst()
    }
  }
}
