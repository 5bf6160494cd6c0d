package import ExtensionProtocol
import IntentRecognition

/// What Behest says in Korean: statements in -습니다, questions in -ㄹ까요?, requests in -해 주세요.
package struct KoreanWording: EngineWording {
  package init() {}

  package let language = "ko"
  package let welcome = "하고 싶은 일을 입력해 주세요. 도움말은 :help, 종료는 Ctrl-D"
  package let noApps = "설치된 앱이 없습니다. swift build를 실행한 뒤 다시 시작해 주세요."
  package let yesOrNo = "[예/아니요]"
  package let done = "완료했습니다."
  package let working = "처리 중…"

  package func notUnderstood(_ utterance: String, hasSuggestions: Bool) -> String {
    hasSuggestions
      ? "이해하지 못했습니다. 이렇게 말해 보세요."
      : "이해하지 못했습니다. :apps를 입력하면 할 수 있는 말을 볼 수 있습니다."
  }

  package func phraseOfOtherLocale(_ locale: String) -> String {
    let language = Self.languageNames[String(locale.prefix(2))] ?? locale
    return
      "\(language) 문구입니다. :locale \(locale.prefix(2))\(objectParticle(locale.prefix(2))) 입력하면 쓸 수 있습니다."
  }

  private static let languageNames = [
    "en": "영어", "ko": "한국어", "de": "독일어", "ja": "일본어", "fr": "프랑스어", "tr": "튀르키예어",
    "es": "스페인어", "it": "이탈리아어", "zh": "중국어",
  ]

  private func objectParticle(_ word: Substring) -> String {
    KoreanParticle.object.form(after: String(word))
  }

  package func didYouMean(_ titles: [String]) -> String {
    let quoted = titles.map { "“\($0)”" }
    return quoted.joined(separator: ", ") + " 중 어느 것을 할까요?"
  }

  package func whatCanBeDone(app: String?) -> String {
    app.map { "\(KoreanParticle.direction.attach(to: $0)) 이렇게 말할 수 있습니다." }
      ?? "이렇게 말할 수 있습니다."
  }

  package func whatValue(_ title: String) -> String {
    "\(KoreanParticle.topic.attach(to: title)) 어떻게 할까요?"
  }

  package func whichValue(_ title: String) -> String {
    "\(KoreanParticle.topic.attach(to: title)) 어느 것으로 할까요?"
  }

  package func isThisRight(_ title: String) -> String {
    "\(KoreanParticle.object.attach(to: "“\(title)”")) 말씀하신 것이 맞을까요?"
  }

  package func confirmation(of action: ConfirmationAction, title: String) -> String {
    let label = labels(of: action).accept
    return action.name == "continue" || action.name == "custom"
      ? "“\(title)” 작업을 계속할까요?" : "“\(title)” 작업을 \(label)할까요?"
  }

  package func permission(app: String, _ request: PermissionRequest) -> String {
    let subject = KoreanParticle.subject.attach(to: app)
    return switch (request.kind, request.access) {
    case ("calendar", .writeOnly): "\(subject) 캘린더에 일정을 추가하도록 허용할까요?"
    case ("calendar", .fullAccess): "\(subject) 캘린더를 읽고 변경하도록 허용할까요?"
    case (let kind, _): "\(subject) \(KoreanParticle.object.attach(to: kind)) 사용하도록 허용할까요?"
    }
  }

  package func foreground(app: String) -> String {
    "계속하려면 \(KoreanParticle.object.attach(to: app)) 열어야 합니다. 열까요?"
  }

  package func moreChoices(_ count: Int) -> String {
    "… 외 \(count)개: 이름의 일부를 입력해 주세요"
  }

  package func cancelIsAmbiguous(accept: String, deny: String) -> String {
    "“\(accept)” 또는 “\(deny)” 중에서 말해 주세요."
  }

  package func labels(of action: ConfirmationAction) -> (accept: String, deny: String) {
    let accept = action.acceptLabel ?? Self.actions[action.name] ?? "계속"
    return (accept, action.denyLabel ?? "그대로 두기")
  }

  package func acceptWords(of action: ConfirmationAction) -> [String] {
    let words = [labels(of: action).accept, Self.actions[action.name] ?? ""].filter { !$0.isEmpty }
    return words + words.flatMap { ["\($0)해", "\($0)해줘", "\($0)해 주세요", "\($0)할게", "\($0)하기"] }
  }

  private static let actions = [
    "add": "추가", "addData": "추가", "book": "예약", "buy": "구매", "call": "전화", "checkIn": "체크인",
    "continue": "계속", "create": "생성", "do": "실행", "download": "다운로드", "filter": "필터",
    "find": "찾기", "get": "가져오기", "go": "이동", "log": "기록", "open": "열기", "order": "주문",
    "pay": "결제", "play": "재생", "playSound": "소리 재생", "post": "게시", "request": "요청",
    "run": "실행", "search": "검색", "send": "보내기", "set": "설정", "share": "공유", "start": "시작",
    "startNavigation": "길 안내 시작", "toggle": "전환", "turnOff": "끄기", "turnOn": "켜기", "view": "보기",
  ]

  package func inputEnded(question: String) -> String {
    "“\(question)”에 답하기 전에 입력이 끝났습니다. 다음 줄에 답을 적어 주세요."
  }
}
