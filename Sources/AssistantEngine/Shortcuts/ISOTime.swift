import IntentRecognition

/// Reads moments in ISO 8601 with an offset: `2026-12-24T18:30:00+09:00`.
enum ISOTime {
  /// Seconds since 1970-01-01T00:00:00Z; nil for what is no such moment.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[start..<(start + count)] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    func has(_ sign: Character, _ place: Int) -> Bool {
      place < bytes.count && bytes[place] == sign.asciiValue
    }
    guard let year = number(0, 4), has("-", 4), let month = number(5, 2), has("-", 7),
      let day = number(8, 2), has("T", 10),
      let date = CivilDate(year: year, month: month, day: day), let hour = number(11, 2),
      has(":", 13),
      let minute = number(14, 2), hour < 24, minute < 60
    else { return nil }
    var place = 16
    var second = 0
    if has(":", 16) {
      guard let number = number(17, 2), number < 60 else { return nil }
      second = number
      place = 19
    }
    guard let offset = offset(bytes[place...], number) else { return nil }
    let seconds = date.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second
    return Double(seconds - offset)
  }

  private static func offset(
    _ rest: ArraySlice<UInt8>, _ number: (Int, Int) -> Int?
  ) -> Int? {
    guard let sign = rest.first else { return nil }
    if sign == UInt8(ascii: "Z") { return rest.count == 1 ? 0 : nil }
    let place = rest.startIndex
    guard rest.count == 6, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = number(place + 1, 2), rest[place + 3] == UInt8(ascii: ":"),
      let minutes = number(place + 4, 2), hours < 24, minutes < 60
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}
