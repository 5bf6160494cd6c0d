import Testing

/// A linter that finds nothing proves nothing: these are files that it must refuse, and why.
struct CalendarLinterTests {
  /// A file without fault, with a folded Korean title.
  static let good = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Test//Test//EN
    BEGIN:VTIMEZONE
    TZID:Asia/Seoul
    BEGIN:STANDARD
    DTSTART:20260101T000000
    TZOFFSETFROM:+0900
    TZOFFSETTO:+0900
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:1@test
    DTSTAMP:20261201T000000Z
    DTSTART;TZID=Asia/Seoul:20261204T150000
    DTEND;TZID=Asia/Seoul:20261205T110000
    SUMMARY:해운대\\, 부산
    END:VEVENT
    END:VCALENDAR

    """

  /// A change that breaks the good file.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let finding: CalendarLinter.Finding
    let old: String
    let new: String

    init(_ description: String, _ finding: CalendarLinter.Finding, _ old: String, _ new: String) {
      (testDescription, self.finding, self.old, self.new) = (description, finding, old, new)
    }
  }

  static let faults: [Fault] = [
    Fault("LF alone", .bareLineFeed, "VERSION:2.0\r\n", "VERSION:2.0\n"),
    Fault("CR alone", .bareCarriageReturn, "부산", "부\r산"),
    Fault("no last line end", .noFinalLineEnd, "END:VCALENDAR\r\n", "END:VCALENDAR"),
    Fault("a blank line", .blankLine, "BEGIN:VEVENT", "\r\nBEGIN:VEVENT"),
    Fault("76 octets", .longLine, "부산", "부산" + String(repeating: "a", count: 60)),
    Fault("an escape sequence", .controlCharacter, "부산", "\u{1B}[2J부산"),
    Fault("a raw newline in a text", .malformedLine, "부산", "부산\r\n호텔"),
    Fault("truncated", .unbalanced, "END:VEVENT\r\nEND:VCALENDAR\r\n", ""),
    Fault("no VERSION", .version, "VERSION:2.0\r\n", ""),
    Fault("VERSION 1.0", .version, "VERSION:2.0", "VERSION:1.0"),
    Fault("no PRODID", .productIdentifier, "PRODID:-//Test//Test//EN\r\n", ""),
    Fault("no UID", .identifier, "UID:1@test\r\n", ""),
    Fault("an empty UID", .identifier, "UID:1@test", "UID:"),
    Fault("no DTSTAMP", .stamp, "DTSTAMP:20261201T000000Z\r\n", ""),
    Fault("a local DTSTAMP", .stamp, "000000Z", "000000"),
    Fault("no DTSTART", .start, "DTSTART;TZID=Asia/Seoul:20261204T150000\r\n", ""),
    Fault("no DTEND", .end, "DTEND;TZID=Asia/Seoul:20261205T110000\r\n", ""),
    Fault("ends before it starts", .inverted, "20261205T110000", "20261203T110000"),
    Fault(
      "a day and a time", .mixedTypes, "DTEND;TZID=Asia/Seoul:20261205T110000",
      "DTEND;VALUE=DATE:20261205"),
    Fault("no such day", .invalidTime, "20261204T150000", "20261131T150000"),
    Fault("no such hour", .invalidTime, "20261204T150000", "20261204T250000"),
    Fault("a zone without rules", .zoneWithoutRules, "TZID:Asia/Seoul", "TZID:Asia/Tokyo"),
    Fault(
      "rules without a use", .rulesWithoutZone,
      "DTSTART;TZID=Asia/Seoul:20261204T150000\r\n"
        + "DTEND;TZID=Asia/Seoul:20261205T110000",
      "DTSTART:20261204T150000Z\r\nDTEND:20261205T110000Z"),
    Fault("an unescaped comma", .unescapedText, "\\,", ","),
    Fault("an unescaped semicolon", .unescapedText, "\\,", ";"),
    Fault("an escape of nothing", .unescapedText, "\\,", "\\x"),
    Fault("two titles", .duplicate, "END:VEVENT", "SUMMARY:x\r\nEND:VEVENT"),
    Fault(
      "two events", .eventCount, "END:VCALENDAR",
      "BEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR"),
  ]

  static let bytes = good.replacing("\n", with: "\r\n")

  @Test func `finds nothing in a good file`() {
    #expect(CalendarLinter(Array(Self.bytes.utf8)).findings.isEmpty)
  }

  @Test(arguments: faults)
  func `refuses a broken file`(_ fault: Fault) throws {
    try #require(Self.bytes.contains(fault.old))
    let broken = Self.bytes.replacing(fault.old, with: fault.new)
    #expect(CalendarLinter(Array(broken.utf8)).findings.contains(fault.finding))
  }

  @Test func `refuses a fold inside a character`() throws {
    let bytes = Array(Self.bytes.utf8)
    let character = try #require(bytes.firstIndex { $0 > 0x7F })
    let broken = bytes[...character] + Array("\r\n ".utf8) + bytes[(character + 1)...]
    #expect(CalendarLinter(Array(broken)).findings.contains(.splitCharacter))
  }

  @Test func `refuses bytes that are no text`() throws {
    var bytes = Array(Self.bytes.utf8)
    bytes[try #require(bytes.firstIndex { $0 > 0x7F })] = 0xFF
    #expect(CalendarLinter(bytes).findings.contains(.invalidUTF8))
  }

  @Test func `refuses a day without length`() {
    let day = Self.bytes
      .replacing("DTSTART;TZID=Asia/Seoul:20261204T150000", with: "DTSTART;VALUE=DATE:20261204")
      .replacing("DTEND;TZID=Asia/Seoul:20261205T110000", with: "DTEND;VALUE=DATE:20261204")
    #expect(CalendarLinter(Array(day.utf8)).findings.contains(.zeroLength))
  }
}
