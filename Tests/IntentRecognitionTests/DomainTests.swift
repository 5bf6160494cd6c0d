import IntentRecognition
import Testing

/// Requests that a domain of the system takes by their words, and those that it must not.
struct DomainTests {
  private static let domains = [
    Domain(
      app: "Calendar", intent: "CreateEventIntent",
      words: [
        "en": DomainWords(
          objects: ["calendar", "day planner"], verbs: ["save", "add", "put"],
          hints: ["reservation"]),
        "ko": DomainWords(
          objects: ["캘린더", "달력"], verbs: ["저장", "추가", "넣어"], hints: ["예약"]),
      ]),
    Domain(
      app: "Clock", intent: "StartTimerIntent",
      words: [
        "en": DomainWords(objects: ["timer"], verbs: ["set", "start", "add"]),
        "ko": DomainWords(objects: ["타이머"], verbs: ["맞춰", "시작", "켜"]),
      ]),
    Domain(
      app: "Reminders", intent: "AddReminderIntent",
      words: [
        "en": DomainWords(requests: ["remind me"]), "ko": DomainWords(requests: ["상기시켜"]),
      ]),
  ]

  private static let recognizer = Recognizer(
    apps: [
      RecognizableApp(
        id: "Stays", names: ["en": ["Stays"], "ko": ["여기어때"]],
        templates: [
          PhraseTemplate(
            app: "Stays", shortcut: 0, locale: "en", text: "Save my ${applicationName} stays")
        ])
    ], vocabularies: [])

  private func match(_ utterance: String, _ locale: String) -> DomainMatch? {
    Self.recognizer.domain(
      of: utterance, among: Self.domains, options: RecognitionOptions(locale: locale))
  }

  @Test(
    arguments: [
      (
        "Hey Siri, save my reservations to the calendar", "Calendar",
        ["save", "reservations", "calendar"]
      ),
      ("please add lunch to my calendars", "Calendar", ["add", "calendars"]),
      ("Stays, put my trip in the Day Planner", "Calendar", ["put", "Day Planner"]),
      ("use Stays to save it to my calendar", "Calendar", ["save", "calendar"]),
      ("could you set a timer for 5 minutes please", "Clock", ["set", "timer"]),
      ("add a timer to my calendar", "Calendar", ["add", "calendar"]),
      ("add my calendar to the timer", "Clock", ["add", "timer"]),
      ("Remind me not to be late", "Reminders", ["Remind me"]),
    ] as [(String, String, [String])])
  func `an English order with the words is taken`(
    _ utterance: String, _ app: String, _ words: [String]
  ) {
    #expect(match(utterance, "en-US")?.app == app)
    #expect(match(utterance, "en-US")?.words == words)
  }

  @Test(
    arguments: [
      ("시리야, 여기어때 예약내역 캘린더에 저장해줘", "Calendar", ["예약내역", "캘린더에", "저장해줘"]),
      ("여기어때 예약 내역을 캘린더에 저장해줘", "Calendar", ["예약", "캘린더에", "저장해줘"]),
      ("여기어때예약을 달력에 넣어 주세요", "Calendar", ["예약을", "달력에", "넣어 주세요"]),
      ("캘린더에 추가", "Calendar", ["캘린더에", "추가"]),
      ("달력에다가 생일 넣어줘", "Calendar", ["달력에다가", "넣어줘"]),
      ("캘린더에저장해줘", "Calendar", ["캘린더에저장해줘", "저장해줘"]),
      ("캘린더 앱에 좀 저장해 줄래?", "Calendar", ["캘린더", "저장해 줄래"]),
      ("5분 타이머 맞춰줘", "Clock", ["타이머", "맞춰줘"]), ("타이머를 켜고 싶어", "Clock", ["타이머를", "켜고 싶어"]),
      ("늦지 않게 상기시켜 주세요", "Reminders", ["상기시켜 주세요"]),
    ] as [(String, String, [String])])
  func `a Korean order with the words is taken`(
    _ utterance: String, _ app: String, _ words: [String]
  ) {
    #expect(match(utterance, "ko-KR")?.app == app)
    #expect(match(utterance, "ko-KR")?.words == words)
  }

  @Test(arguments: [
    "don't save it to the calendar", "never add that to my calendar",
    "did you save it to the calendar?", "I saved it to my calendar", "what's on my calendar",
    "save only my stays to the calendar", "the calendar is full, save me", "save my seat",
    "my timer is broken", "calendar", "save it to the calender", "set the table", "",
    "should I add it to my calendar", "set up the calendar",
  ])
  func `English that only mentions the words is not taken`(_ utterance: String) {
    #expect(match(utterance, "en-US") == nil)
  }

  @Test(arguments: [
    "캘린더에 저장하지 마", "캘린더에 저장했어?", "캘린더에 저장할까?", "캘린더에 안 저장해줘", "캘린더에만 저장해줘",
    "예약만 캘린더에 저장해줘", "캘린더 저장 기능이 고장났어", "저장해줘", "캘린더 보여줘", "캘린더하우스에 저장해줘",
    "캘린더에 저장해도 돼?", "파일을 저장해줘", "캘린더", "",
  ])
  func `Korean that only mentions the words is not taken`(_ utterance: String) {
    #expect(match(utterance, "ko-KR") == nil)
  }

  @Test func `the words of another language do not count`() {
    #expect(match("캘린더에 저장해줘", "en-US") == nil)
    #expect(match("save it to the calendar", "ko-KR") == nil)
    #expect(match("save it to the calendar", "de-DE") == nil)
  }
}
