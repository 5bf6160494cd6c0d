/// Finds what is wrong with the bytes of an `.ics` file that holds one event.
///
/// The checks that calendar programs make differ, and none of them looks at line ends, line lengths
/// or missing zones; this one shares nothing with the code that it judges.
struct CalendarLinter {
  /// A rule that a file breaks.
  enum Finding: Hashable {
    case bareLineFeed, bareCarriageReturn, noFinalLineEnd, blankLine, longLine, splitCharacter
    case invalidUTF8, controlCharacter, malformedLine, unbalanced
    case version, productIdentifier, identifier, stamp, start, end
    case zeroLength, inverted, mixedTypes, invalidTime
    case zoneWithoutRules, rulesWithoutZone, unescapedText, duplicate, eventCount
  }

  private(set) var findings: Set<Finding> = []
  private var lines: [Line] = []

  /// A content line, taken apart.
  private struct Line {
    var component: String
    var name: String
    var parameters: [String]
    var value: String
  }

  init(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      findings.insert(.invalidUTF8)
      checkPhysicalLines(bytes)
      return
    }
    checkPhysicalLines(bytes)
    parse(text)
    checkCalendar()
    checkEvent()
    checkTimes()
    checkZones()
  }

  // MARK: Bytes

  private mutating func checkPhysicalLines(_ bytes: [UInt8]) {
    let (cr, lf): (UInt8, UInt8) = (0x0D, 0x0A)
    if !bytes.suffix(2).elementsEqual([cr, lf]) { findings.insert(.noFinalLineEnd) }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == cr, next != lf { findings.insert(.bareCarriageReturn) }
      if byte == lf, index == 0 || bytes[index - 1] != cr { findings.insert(.bareLineFeed) }
      if byte < 0x20 && ![0x09, cr, lf].contains(byte) || byte == 0x7F {
        findings.insert(.controlCharacter)
      }
    }
    for line in bytes.split(separator: lf, omittingEmptySubsequences: false).dropLast() {
      let content = line.last == cr ? line.dropLast() : line
      if content.isEmpty { findings.insert(.blankLine) }
      if content.count > 75 { findings.insert(.longLine) }
      // A line that breaks inside a character is not text by itself.
      if String(validating: content, as: UTF8.self) == nil { findings.insert(.splitCharacter) }
    }
  }

  // MARK: Lines

  private mutating func parse(_ text: String) {
    var unfolded: [String] = []
    // By scalars: a space and a joiner after it would be one character.
    for line in text.unicodeScalars.split(whereSeparator: { $0 == "\r" || $0 == "\n" }) {
      if line.first == " " || line.first == "\t", let last = unfolded.popLast() {
        unfolded.append(last + String(line.dropFirst()))
      } else {
        unfolded.append(String(line))
      }
    }
    var open: [String] = []
    for line in unfolded {
      guard let colon = line.firstIndex(of: ":") else {
        findings.insert(.malformedLine)
        continue
      }
      let head = line[..<colon].split(separator: ";").map(String.init)
      let value = String(line[line.index(after: colon)...])
      guard let name = head.first, isName(name) else {
        findings.insert(.malformedLine)
        continue
      }
      switch name {
      case "BEGIN": open.append(value)
      case "END": if open.popLast() != value { findings.insert(.unbalanced) }
      default: break
      }
      lines.append(
        Line(
          component: open.last ?? "", name: name, parameters: Array(head.dropFirst()),
          value: value))
    }
    if !open.isEmpty { findings.insert(.unbalanced) }
  }

  private func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  private func values(_ name: String, in component: String = "VEVENT") -> [String] {
    lines.filter { $0.component == component && $0.name == name }.map(\.value)
  }

  // MARK: Content

  private mutating func checkCalendar() {
    if values("VERSION", in: "VCALENDAR") != ["2.0"] { findings.insert(.version) }
    if values("PRODID", in: "VCALENDAR").count != 1 { findings.insert(.productIdentifier) }
    if values("BEGIN", in: "VEVENT").count != 1 { findings.insert(.eventCount) }
  }

  private mutating func checkEvent() {
    if values("UID").count != 1 || values("UID").first?.isEmpty != false {
      findings.insert(.identifier)
    }
    let stamp = values("DTSTAMP")
    if stamp.count != 1 || stamp.first?.last != "Z" { findings.insert(.stamp) }
    if values("DTSTART").count != 1 { findings.insert(.start) }
    if values("DTEND").count != 1 { findings.insert(.end) }
    for name in ["SUMMARY", "LOCATION", "DESCRIPTION", "URL", "SEQUENCE"]
    where values(name).count > 1 {
      findings.insert(.duplicate)
    }
    for name in ["SUMMARY", "LOCATION", "DESCRIPTION"]
    where values(name).contains(where: { !isEscaped($0) }) {
      findings.insert(.unescapedText)
    }
  }

  private func isEscaped(_ text: String) -> Bool {
    var isEscape = false
    for byte in text.utf8 {
      let isSpecial = [UInt8(ascii: ","), UInt8(ascii: ";")].contains(byte)
      if isEscape {
        guard isSpecial || Array(#"\nN"#.utf8).contains(byte) else { return false }
        isEscape = false
      } else if isSpecial {
        return false
      } else {
        isEscape = byte == UInt8(ascii: "\\")
      }
    }
    return !isEscape
  }

  private mutating func checkTimes() {
    let times = lines.filter {
      $0.component == "VEVENT" && ["DTSTART", "DTEND", "DTSTAMP"].contains($0.name)
    }
    for time in times {
      let isDay = time.parameters.contains("VALUE=DATE")
      if !isTime(time.value, isDay: isDay) { findings.insert(.invalidTime) }
    }
    guard let start = times.first(where: { $0.name == "DTSTART" }),
      let end = times.first(where: { $0.name == "DTEND" })
    else { return }
    let isDay = start.parameters.contains("VALUE=DATE")
    if isDay != end.parameters.contains("VALUE=DATE") { findings.insert(.mixedTypes) }
    // Only times of one zone can be compared as text.
    guard start.parameters == end.parameters else { return }
    if isDay && start.value == end.value { findings.insert(.zeroLength) }
    if end.value < start.value { findings.insert(.inverted) }
  }

  private func isTime(_ text: String, isDay: Bool) -> Bool {
    var digits = text
    if !isDay, digits.last == "Z" { digits.removeLast() }
    guard digits.utf8.count == (isDay ? 8 : 15) else { return false }
    let parts = digits.split(separator: "T").compactMap { Int($0) }
    guard parts.count == (isDay ? 1 : 2) else { return false }
    let (month, day) = (parts[0] / 100 % 100, parts[0] % 100)
    let year = parts[0] / 10000
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...days[month - 1]).contains(day) else { return false }
    guard parts.count == 2 else { return true }
    return parts[1] / 10000 < 24 && parts[1] / 100 % 100 < 60 && parts[1] % 100 < 61
  }

  private mutating func checkZones() {
    let used = lines.filter { $0.component == "VEVENT" }.flatMap(\.parameters)
      .filter { $0.hasPrefix("TZID=") }.map { String($0.dropFirst(5)) }
    let defined = values("TZID", in: "VTIMEZONE")
    if !Set(used).isSubset(of: defined) { findings.insert(.zoneWithoutRules) }
    if !Set(defined).isSubset(of: used) { findings.insert(.rulesWithoutZone) }
  }
}
