/// What an explanation says of a domain that competes, in one language.
///
/// The guesses are those of the author of “App Intent, 어디까지 쓸 수 있을까”, who saw the system's
/// calendar take a request that was meant for an app; they are said as guesses.
struct CompetitionWording: Sendable {
  var competes: String
  var takes: String
  var guesses: String
  var notKnown: String
  var remedy: String
  private let isKorean: Bool

  static func of(_ language: String) -> CompetitionWording {
    language == "ko" ? korean : english
  }

  private static let english = CompetitionWording(
    competes: "competes", takes: "taken by", guesses: "guesses",
    notKnown: "Why the system takes such a request is not known. It may be that",
    remedy: "remedies",
    isKorean: false)

  private static let korean = CompetitionWording(
    competes: "경쟁", takes: "가로챔", guesses: "추측",
    notKnown: "시스템이 이런 요청을 가져가는 이유는 알려져 있지 않습니다. 다음과 같이 추측합니다.", remedy: "방법",
    isKorean: true)

  func appsFirst(hasApp: Bool) -> String {
    if isKorean {
      return hasApp
        ? "여기서는 앱이 먼저입니다. 기기에서는 시스템이 이 요청을 가져갈 수 있습니다."
        : "여기서는 앱이 먼저라서 가져가지 않습니다. 기기에서는 시스템이 이 요청을 가져갈 수 있습니다."
    }
    return hasApp
      ? "Here apps go first. On a device the system may take this request."
      : "Here apps go first, so it is left alone. On a device the system may take this request."
  }

  func systemFirst(_ app: String?) -> String {
    if isKorean {
      return app.map { "여기서는 시스템이 먼저입니다. 앱이 먼저라면 \($0)입니다." } ?? "여기서는 시스템이 먼저입니다."
    }
    return app.map { "Here the system goes first. With apps first it is \($0)." }
      ?? "Here the system goes first."
  }

  /// The three guesses; the last is about the very words that were said.
  func reasons(_ words: String) -> [String] {
    isKorean
      ? [
        "기기나 OS에서 Apple Intelligence가 아직 충분히 활성화되지 않았습니다.",
        "활성화되어도 한국어와 현재 버전·조건에서는 앱의 인텐트를 자연어로 자동 매핑하는 단계까지 오지 않았습니다.",
        "\(words) 같은 말에는 여전히 시스템의 기본 기능을 우선하는 정책이 적용되고 있습니다.",
      ]
      : [
        "Apple Intelligence is not active enough yet on the device or its system.",
        "it is active, but does not yet map natural language to an app's own intents in this "
          + "language, version and setting.",
        "the system's own domain still comes first for words like \(words).",
      ]
  }

  /// What a developer can do.
  func remedies(other policy: DomainPolicy) -> [String] {
    isKorean
      ? [
        "액션을 단축어로 만들고 그 이름으로 부릅니다: :shortcut new",
        "앱의 문구, 제목, 설명을 다듬습니다: :tune 파일",
        "다른 방식과 비교합니다: :domains \(policy.rawValue)",
      ]
      : [
        "Make a shortcut of the action and call it by its name: :shortcut new",
        "Tune the app's phrases, titles and descriptions: :tune FILE",
        "Compare with the other way: :domains \(policy.rawValue)",
      ]
  }
}
