import AssistantEngine
import Testing

struct TimeZoneRulesTests {
  @Test(arguments: [
    ("Asia/Seoul", 1_796_083_200.0, "2026-12-01T09:00:00+09:00"),
    ("UTC", 1_796_083_200, "2026-12-01"),
    ("America/New_York", 1_782_896_400, "2026-07-01T05:00:00-04:00"),
    ("America/New_York", 1_796_083_200, "2026-11-30T19:00:00-05:00"),
    ("Europe/Berlin", 2_540_000_000, "2050-06-28T05:33:20+02:00"),
    ("Europe/Berlin", 2_555_000_000, "2050-12-18T19:13:20+01:00"),
    ("Australia/Lord_Howe", 2_540_000_000, "2050-06-28T14:03:20+10:30"),
    ("Asia/Kolkata", -1, "1970-01-01T05:29:59+05:30"),
  ])
  func `tells the time on the wall`(_ zone: String, _ seconds: Double, _ text: String) throws {
    let rules = try #require(TimeZoneRules(identifier: zone))
    #expect(rules.timestamp(seconds) == text)
  }

  @Test(arguments: ["Mars/Olympus", "", "../../etc/passwd", "/etc/passwd", "Asia"])
  func `knows no zone by a name that is none`(_ name: String) {
    #expect(TimeZoneRules(identifier: name) == nil)
  }
}
