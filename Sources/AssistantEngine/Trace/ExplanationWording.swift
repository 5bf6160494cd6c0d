import IntentRecognition

/// The labels and short phrases of an explanation, in one language.
struct ExplanationWording: Sendable {
  var shortcut: String
  var matched: String
  var tier: String
  var forgiven: String
  var next: String
  var noMatch: String
  var nearest: String
  var notSaid: String
  var notInPhrase: String
  var negative: String
  var noValues: String
  var tables: String
  var otherLocale: String
  var tried: String
  var query: String
  var detail: String
  var tiers: [Tier: String]
  var costs: [Cost.Kind: String]
  var origins: [TraceStep.Origin: String]

  static func of(_ language: String) -> ExplanationWording {
    language == "ko" ? korean : english
  }

  static let english = ExplanationWording(
    shortcut: "Shortcut", matched: "matched", tier: "tier", forgiven: "forgave", next: "next",
    noMatch: "no match",
    nearest: "nearest", notSaid: "not said", notInPhrase: "not in the phrase",
    negative: "negative phrase", noValues: "0 values known for", tables: "phrases used",
    otherLocale: "matches in", tried: "tried", query: "query", detail: "detail",
    tiers: [
      .literal: "literal", .polite: "polite", .nameOmitted: "name omitted",
      .flexible: "flexible", .rearranged: "words in another order",
    ],
    costs: [
      .assistantName: "the assistant’s name", .courtesy: "courtesy",
      .requestEnding: "the ending of a request", .particle: "a particle",
      .nameOmitted: "the app’s name left out", .nameElsewhere: "the app’s name elsewhere",
      .typingError: "a typing error", .smallWordMissing: "a small word missing",
      .smallWordAdded: "a small word added", .number: "singular or plural",
      .synonym: "a synonym", .missingSlot: "a value left out", .unknownValue: "an unknown value",
      .leftover: "words beside the value", .nameAdded: "the app’s name added",
      .spacing: "spacing", .wordMoved: "moved",
      .wordRepeated: "a repeated word, as often as it is said elsewhere",
    ],
    origins: [
      .phrase: "from your words", .preset: "from the shortcut", .default: "the default",
      .answer: "you answered", .onlyOption: "the only option",
      .commandLine: "from the command line",
      .shortcut: "from the shortcut",
    ])

  static let korean = ExplanationWording(
    shortcut: "단축어", matched: "일치", tier: "단계", forgiven: "허용", next: "다음", noMatch: "일치 없음",
    nearest: "가까운 문구",
    notSaid: "말하지 않음", notInPhrase: "문구에 없음", negative: "제외 문구", noValues: "알려진 값 0개:",
    tables: "사용한 문구", otherLocale: "다른 언어와 일치", tried: "시도", query: "조회", detail: "자세히",
    tiers: [
      .literal: "그대로", .polite: "공손한 말", .nameOmitted: "앱 이름 생략", .flexible: "유연한 일치",
      .rearranged: "단어 순서 바뀜",
    ],
    costs: [
      .assistantName: "비서 이름", .courtesy: "인사말", .requestEnding: "요청 어미", .particle: "조사",
      .nameOmitted: "앱 이름 생략", .nameElsewhere: "앱 이름 위치", .typingError: "오타",
      .smallWordMissing: "작은 단어 빠짐", .smallWordAdded: "작은 단어 더함", .number: "단수·복수",
      .synonym: "동의어", .missingSlot: "값 빠짐", .unknownValue: "모르는 값", .leftover: "값 옆의 단어",
      .nameAdded: "앱 이름 더함", .spacing: "띄어쓰기", .wordMoved: "자리 옮김", .wordRepeated: "되풀이된 단어",
    ],
    origins: [
      .phrase: "말씀에서", .preset: "단축어에서", .default: "기본값", .answer: "답변에서", .onlyOption: "유일한 선택",
      .commandLine: "명령줄에서", .shortcut: "단축어에서",
    ])
}
