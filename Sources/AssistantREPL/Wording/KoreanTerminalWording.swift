package import AssistantEngine

/// What the terminal says in Korean.
package struct KoreanTerminalWording: TerminalWording {
  package init() {}

  package let help = [
    "하고 싶은 일을 말하듯이 입력해 주세요. 질문에는 번호, 이름의 일부, “취소”로 답할 수 있습니다.",
    "Tab으로 문구와 이름을 자동 완성하고, Ctrl-C로 취소하고, Ctrl-D로 종료합니다.",
    "",
    ":앱 [이름]          할 수 있는 말",
    ":설명               마지막 요청을 어떻게 이해했는지, 왜 이해하지 못했는지",
    ":locale en|ko       언어 바꾸기",
    ":기록 파일          지금부터의 대화를 파일에 저장; :기록은 저장을 끝냄",
    ":replay 파일        대화 기록 실행",
    ":단축어 new|list|show|run|remove [이름]   여러 작업을 한 이름으로",
    ":권한               앱에 허용한 것; :권한 reset [앱]",
    ":strict on|off      기기가 보장하는 문구 그대로만 인식",
    ":domains            “캘린더” 같은 말을 누가 받을지: apps-first 또는 system-first",
    ":trace on|off       단계마다 보여 주기",
    ":tune 파일          말의 목록을 문구와 맞춰 보기; --app 이름",
    ":reload             문구를 다시 읽기",
    ":history [clear]    입력 기록",
    ":set hints|color on|off",
    ":끝                 종료",
  ]
  package let howToLeave = "Ctrl-D 또는 :끝으로 종료합니다."
  package let nothingToExplain = "아직 말한 것이 없습니다. 문구를 입력한 뒤 :설명을 입력해 주세요."
  package let stateIsUsed =
    "이미 쓰던 상태입니다. 대화 기록은 빈 상태에서 재생되므로 --state 새폴더로 시작해 주세요."
  package let recordNeedsFile = "파일을 지정해 주세요: :기록 파일"
  package let notWhileAsking = "먼저 질문에 답하거나 “취소”를 입력해 주세요."
  package let tuneNeedsFile = "목록을 지정해 주세요: :tune 파일 [--app 이름]"
  package let noPermissions = "아직 권한을 요청한 앱이 없습니다."
  package let nothingToCancel = "취소할 것이 없습니다."
  package let historyCleared = "입력 기록을 비웠습니다."
  package let search = "찾기"
  package let lineIsFull = "한 줄에는 1,000자까지 입력할 수 있습니다."
  package let workingCancellable = "처리 중… Ctrl-C로 취소할 수 있습니다."

  package func unknownCommand(_ name: String, nearest: String?) -> String {
    nearest.map { ":\(name) 명령은 없습니다. :\($0) 명령을 쓰시겠습니까?" }
      ?? ":\(name) 명령은 없습니다. :도움말을 입력하면 목록을 볼 수 있습니다."
  }

  package func notUTF8(line: Int) -> String {
    "\(line)번째 줄이 UTF-8이 아닙니다. UTF-8로 저장한 뒤 다시 실행해 주세요."
  }

  package func tooLong(line: Int) -> String {
    "\(line)번째 줄이 너무 깁니다. 요청이나 답을 한 줄에 하나씩 적어 주세요."
  }

  package func recording(_ file: String, isLive: Bool) -> String {
    "이제 입력하는 내용이 \(file)에 저장됩니다. :기록을 입력하면 끝납니다."
      + (isLive ? " 시계가 움직이므로 재생하려면 시각을 고정해야 합니다. --now로 시작해 주세요." : "")
  }

  package func recorded(_ file: String) -> String {
    "\(file)에 저장했습니다. behest replay \(file)로 실행할 수 있습니다."
  }

  package func localeIs(_ locale: String) -> String { "한국어로 말합니다 (\(locale))." }
  package func noSuchLocale(_ locale: String) -> String {
    "\(locale) 언어는 없습니다. :locale en 또는 :locale ko를 입력해 주세요."
  }
  package func isOn(_ name: String, _ value: Bool) -> String { "\(name): \(value ? "켜짐" : "꺼짐")" }
  package func domainsAre(_ policy: DomainPolicy) -> String {
    switch policy {
    case .appsFirst: "앱이 먼저입니다(apps-first). 경쟁할 수 있는 영역은 :설명에서 볼 수 있습니다."
    case .systemFirst: "기기에서처럼 시스템의 영역이 먼저입니다(system-first)."
    }
  }
  package func noSuchDomainPolicy(_ name: String) -> String {
    "“\(name)”라는 순서는 없습니다. :domains apps-first 또는 :domains system-first를 입력해 주세요."
  }
  package func onOrOff(_ name: String) -> String {
    ":\(name) on 또는 :\(name) off를 입력해 주세요."
  }
  package func reloaded(phrases: Int, apps: Int) -> String {
    "앱 \(apps)개의 문구 \(phrases)개를 읽었습니다."
  }
  package func noSuchApp(_ name: String, installed: [String]) -> String {
    "\(name) 앱은 없습니다. 설치된 앱: \(installed.joined(separator: ", "))"
  }
  package func permission(
    _ app: String, _ kind: String, _ resource: String, _ status: String
  ) -> String { "\(app)  \(kind)  \(status)  \(resource)" }
  package func permissionsReset(_ count: Int) -> String {
    "답 \(count)개를 지웠습니다. 앱이 다시 묻습니다."
  }
  package func noActions(_ words: String) -> String {
    "제목, 설명, 키워드에 “\(words)”가 있는 작업이 없습니다. 더 적은 단어로 찾아 주세요."
  }
}
