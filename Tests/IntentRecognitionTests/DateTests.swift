import IntentRecognition
import Testing

struct DateTests {
  @Test(arguments: [
    ValueCase("2026-12-24", "2026-12-24"), ValueCase("2026/12/24", "2026-12-24"),
    ValueCase("12/24", "2026-12-24"), ValueCase("11/30", "2027-11-30"), ValueCase("2026-13-01"),
    ValueCase("2026-02-30"), ValueCase("today", "2026-12-01"), ValueCase("tomorrow", "2026-12-02"),
    ValueCase("Tomorrow.", "2026-12-02"), ValueCase("yesterday", "2026-11-30"),
    ValueCase("the day after tomorrow", "2026-12-03"),
    ValueCase("day after tomorrow", "2026-12-03"),
    ValueCase("the day before yesterday", "2026-11-29"), ValueCase("in 3 days", "2026-12-04"),
    ValueCase("three days from now", "2026-12-04"), ValueCase("two weeks later", "2026-12-15"),
    ValueCase("a week from today", "2026-12-08"), ValueCase("two weeks ago", "2026-11-17"),
    ValueCase("in a month", "2027-01-01"), ValueCase("next week", "2026-12-08"),
    ValueCase("Friday", "2026-12-04"), ValueCase("on Friday", "2026-12-04"),
    ValueCase("this Friday", "2026-12-04"), ValueCase("Tuesday", "2026-12-01"),
    ValueCase("next Friday", "2026-12-11", "2026-12-04"), ValueCase("next Monday", "2026-12-07"),
    ValueCase("last Friday", "2026-11-27"), ValueCase("Friday next week", "2026-12-11"),
    ValueCase("December 24", "2026-12-24"), ValueCase("Dec 24th", "2026-12-24"),
    ValueCase("December 24th, 2027", "2027-12-24"), ValueCase("24 December", "2026-12-24"),
    ValueCase("the 24th of December", "2026-12-24"), ValueCase("the 24th", "2026-12-24"),
    ValueCase("March 3", "2027-03-03"), ValueCase("the third of March", "2027-03-03"),
    ValueCase("tomorrow at 3", "2026-12-02T15:00:00", "2026-12-02T03:00:00"),
    ValueCase("tomorrow at 3 pm", "2026-12-02T15:00:00"),
    ValueCase("3 pm tomorrow", "2026-12-02T15:00:00"), ValueCase("tomorrow morning", "2026-12-02"),
    ValueCase("this Friday at noon", "2026-12-04T12:00:00"),
    ValueCase("2026-12-24T15:30", "2026-12-24T15:30:00"),
    ValueCase("tonight at 8", "2026-12-01T20:00:00"), ValueCase("3:30 pm", "15:30:00"),
    ValueCase("3:30pm", "15:30:00"), ValueCase("15:30", "15:30:00"), ValueCase("12 am", "00:00:00"),
    ValueCase("12 pm", "12:00:00"), ValueCase("noon", "12:00:00"),
    ValueCase("midnight", "00:00:00"),
    ValueCase("at 3", "15:00:00", "03:00:00"), ValueCase("3 o'clock", "15:00:00", "03:00:00"),
    ValueCase("half past two", "14:30:00", "02:30:00"),
    ValueCase("quarter to five", "16:45:00", "04:45:00"),
    ValueCase("a quarter past nine", "09:15:00", "21:15:00"),
    ValueCase("ten to four", "15:50:00", "03:50:00"), ValueCase("half past two pm", "14:30:00"),
    ValueCase("three in the afternoon", "15:00:00"), ValueCase("nine in the morning", "09:00:00"),
    ValueCase("in 5 minutes", "2026-12-01T09:05:00"),
    ValueCase("in two hours", "2026-12-01T11:00:00"),
    ValueCase("in half an hour", "2026-12-01T09:30:00"),
    ValueCase("two hours ago", "2026-12-01T07:00:00"), ValueCase("save it"), ValueCase("3"),
    ValueCase("may I"), ValueCase("second"),
    ValueCase("Monday to Wednesday", "2026-12-07..2026-12-09"),
    ValueCase("Friday through Monday", "2026-12-04..2026-12-07"),
    ValueCase("Thursday, December 24", "2026-12-24"),
    ValueCase("December 24, Thursday", "2026-12-24"),
    ValueCase("Thursday the 24th of December 2026", "2026-12-24"),
    ValueCase("this evening", "2026-12-01"),
    ValueCase("this evening at 7", "2026-12-01T19:00:00"),
    ValueCase("this afternoon", "2026-12-01"), ValueCase("seven thirty", "19:30:00", "07:30:00"),
    ValueCase("ten fifteen", "10:15:00", "22:15:00"), ValueCase("seven thirty pm", "19:30:00"),
    ValueCase("two hundred"), ValueCase("twenty one"), ValueCase("7 30"),
    ValueCase("two o'clock to four o'clock", "14:00:00..16:00:00", "02:00:00..04:00:00"),
  ])
  func `reads English days and times`(_ row: ValueCase) { check(row) }

  @Test(arguments: [
    ValueCase("오늘", "2026-12-01"), ValueCase("내일", "2026-12-02"), ValueCase("모레", "2026-12-03"),
    ValueCase("내일모레", "2026-12-03"), ValueCase("글피", "2026-12-04"), ValueCase("어제", "2026-11-30"),
    ValueCase("그저께", "2026-11-29"), ValueCase("하루 뒤", "2026-12-02"),
    ValueCase("이틀 뒤", "2026-12-03"),
    ValueCase("사흘 후", "2026-12-04"), ValueCase("나흘 뒤", "2026-12-05"),
    ValueCase("닷새 뒤", "2026-12-06"),
    ValueCase("열흘 뒤", "2026-12-11"), ValueCase("보름 뒤", "2026-12-16"),
    ValueCase("3일 뒤", "2026-12-04"),
    ValueCase("3일 전", "2026-11-28"), ValueCase("일주일 뒤", "2026-12-08"),
    ValueCase("2주 후", "2026-12-15"),
    ValueCase("두 달 뒤", "2027-02-01"), ValueCase("3개월 뒤", "2027-03-01"),
    ValueCase("다음 주", "2026-12-08"),
    ValueCase("다음주 금요일", "2026-12-11"), ValueCase("이번 주 토요일", "2026-12-05"),
    ValueCase("지난주 월요일", "2026-11-23"), ValueCase("다다음 주 화요일", "2026-12-15"),
    ValueCase("금요일", "2026-12-04"), ValueCase("금요일에", "2026-12-04"),
    ValueCase("12월 24일", "2026-12-24"),
    ValueCase("12월24일", "2026-12-24"), ValueCase("십이월 이십사일", "2026-12-24"),
    ValueCase("유월 육일", "2027-06-06"), ValueCase("시월 삼일", "2027-10-03"),
    ValueCase("24일", "2026-12-24"),
    ValueCase("이십일일", "2026-12-21"), ValueCase("십일일", "2026-12-11"),
    ValueCase("2027년 1월 1일", "2027-01-01"), ValueCase("내년 1월 1일", "2027-01-01"),
    ValueCase("2월 30일"), ValueCase("오전 9시", "09:00:00"), ValueCase("오후 두 시", "14:00:00"),
    ValueCase("오후 2시", "14:00:00"), ValueCase("두 시", "14:00:00", "02:00:00"),
    ValueCase("두 시 반", "14:30:00", "02:30:00"), ValueCase("열두 시", "12:00:00", "00:00:00"),
    ValueCase("14시 30분", "14:30:00"), ValueCase("오후 세 시 십오 분", "15:15:00"),
    ValueCase("오후 3:30", "15:30:00"), ValueCase("밤 11시", "23:00:00"),
    ValueCase("밤 12시", "00:00:00"),
    ValueCase("새벽 2시", "02:00:00"), ValueCase("아침 8시", "08:00:00"), ValueCase("저녁 7시", "19:00:00"),
    ValueCase("정오", "12:00:00"), ValueCase("자정", "00:00:00"),
    ValueCase("내일 오후 두 시", "2026-12-02T14:00:00"), ValueCase("내일 오후 두 시에", "2026-12-02T14:00:00"),
    ValueCase("다음 주 금요일 오후 두 시 반", "2026-12-11T14:30:00"),
    ValueCase("12월 24일 저녁 7시", "2026-12-24T19:00:00"),
    ValueCase("오후 2시부터 4시까지", "14:00:00..16:00:00"), ValueCase("두 시간 뒤", "2026-12-01T11:00:00"),
    ValueCase("5분 후", "2026-12-01T09:05:00"), ValueCase("한 시간 반 뒤", "2026-12-01T10:30:00"),
    ValueCase("두 시간"), ValueCase("3일 동안"), ValueCase("시장"), ValueCase("일정"),
    ValueCase("내일 가계부", "2026-12-02"),
    ValueCase("월요일부터 금요일까지", "2026-12-07..2026-12-11"),
    ValueCase("금요일부터 일요일까지", "2026-12-04..2026-12-06"),
    ValueCase("12월 24일 목요일", "2026-12-24"), ValueCase("2026년 12월 24일 목요일", "2026-12-24"),
    ValueCase("12월 24일 목요일 오후 7시", "2026-12-24T19:00:00"),
    ValueCase("목요일, 12월 24일", "2026-12-24"),
    ValueCase("세 시 오 분 전", "14:55:00", "02:55:00"), ValueCase("오후 두 시 10분 전", "13:50:00"),
    ValueCase("오후 한 시 십오 분 전", "12:45:00"), ValueCase("오전 9시 5분 전", "08:55:00"),
    ValueCase("두 시부터 네 시까지", "14:00:00..16:00:00", "02:00:00..04:00:00"),
    ValueCase("밤 열 시부터 새벽 두 시까지", "22:00:00..02:00:00"),
  ])
  func `reads Korean days and times`(_ row: ValueCase) { check(row) }

  @Test(arguments: [
    ("24.12.2026", "de"), ("24/12/2026", "fr-FR"), ("12/24/2026", "en-US"), ("2026. 12. 24.", "ko"),
  ])
  func `reads dates in the order of the locale`(_ words: String, _ locale: String) {
    let recognizer = ValueRecognizer(locale: locale, reference: ValueCase.reference)
    #expect(recognizer.dates(in: words).map(\.value.description) == ["2026-12-24"])
  }

  @Test func `counts days as the calendar does`() {
    for days in stride(from: -200_000, through: 200_000, by: 37) {
      let date = CivilDate(daysSinceEpoch: days)
      #expect(date.daysSinceEpoch == days)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
    }
    #expect(CivilDate(daysSinceEpoch: 0).weekday == 4)
    #expect(
      CivilDate(year: 2024, month: 2, day: 29)?.adding(months: 12).description == "2025-02-28")
    #expect(CivilDate(year: 2023, month: 2, day: 29) == nil)
  }

  @Test func `turns days and times into moments of the zone`() {
    // A zone that goes forward by an hour at second 1,000,000.
    let reference = ReferenceTime(now: 900_000) { $0 < 1_000_000 ? 0 : 3600 }
    let (date, time) = reference.civil(at: 1_000_000)
    #expect(reference.seconds(date, time) == 1_000_000)
    let before = reference.civil(at: 999_999)
    #expect(reference.seconds(before.date, before.time) == 999_999)
    let value = DateTimeValue(time: ClockTime(hour: 0))
    #expect(value.seconds(since: reference) > 900_000)
  }

  private func check(_ row: ValueCase) {
    let readings = ValueCase.recognizer.dates(in: row.words).map { reading in
      reading.value.description + (reading.upper.map { "..\($0)" } ?? "")
    }
    #expect(readings == row.expected)
  }
}
