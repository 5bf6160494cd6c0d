/// Dates and times of RFC 3339.
enum DateGrammar {
  static func isDate(_ bytes: [UInt8]) -> Bool { isDate(bytes[...]) }

  static func isTime(_ bytes: [UInt8]) -> Bool { isTime(bytes[...]) }

  static func isDateTime(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 11, bytes[10] | 0x20 == UInt8(ascii: "t") else { return false }
    return isDate(bytes[..<10]) && isTime(bytes[11...])
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = ASCII.number(bytes[0..<4], digits: 4),
      let month = ASCII.number(bytes[5..<7], digits: 2),
      let day = ASCII.number(bytes[8..<10], digits: 2), (1...12).contains(month)
    else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }

  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    guard bytes.count > 8, bytes[start + 2] == UInt8(ascii: ":"),
      bytes[start + 5] == UInt8(ascii: ":"),
      let hour = ASCII.number(bytes[start..<start + 2], digits: 2), hour < 24,
      let minute = ASCII.number(bytes[start + 3..<start + 5], digits: 2), minute < 60,
      let second = ASCII.number(bytes[start + 6..<start + 8], digits: 2), second <= 60
    else { return false }
    var rest = bytes[(start + 8)...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: ASCII.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    }
    guard let offset = offset(rest) else { return false }
    // A leap second is the last of a day in UTC.
    let minuteOfDay = (hour * 60 + minute - offset + 2 * 1440) % 1440
    return second < 60 || minuteOfDay == 1439
  }

  /// The minutes that an offset is ahead of UTC.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first else { return nil }
    if sign | 0x20 == UInt8(ascii: "z") { return bytes.count == 1 ? 0 : nil }
    let start = bytes.startIndex
    guard ASCII.isOne(sign, of: "+-"), bytes.count == 6, bytes[start + 3] == UInt8(ascii: ":"),
      let hours = ASCII.number(bytes[start + 1..<start + 3], digits: 2), hours < 24,
      let minutes = ASCII.number(bytes[start + 4..<start + 6], digits: 2), minutes < 60
    else { return nil }
    let total = hours * 60 + minutes
    return sign == UInt8(ascii: "-") ? -total : total
  }
}
