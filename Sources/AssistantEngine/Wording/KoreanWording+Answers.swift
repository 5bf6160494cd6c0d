import ExtensionProtocol
import IntentRecognition

extension KoreanWording {
  package func pickOne(of count: Int) -> String {
    count > 1
      ? "1–\(count) 중에서 고르거나 이름의 일부를 입력해 주세요. 그만두려면 “취소”를 입력해 주세요."
      : "1을 고르거나 이름의 일부를 입력해 주세요. 그만두려면 “취소”를 입력해 주세요."
  }

  package func notFound(_ words: String, title: String) -> String {
    "\(KoreanParticle.object.attach(to: "“\(words)”")) 찾지 못했습니다. 다른 이름이나 “취소”를 입력해 주세요."
  }

  package func wholeNumberNeeded(_ title: String) -> String {
    "\(KoreanParticle.topic.attach(to: title)) 2와 같은 정수여야 합니다."
  }

  package func numberNeeded(_ title: String) -> String {
    "\(KoreanParticle.topic.attach(to: title)) 2.5와 같은 숫자여야 합니다."
  }

  package func outOfRange(_ title: String, _ range: ClosedRange<Double>) -> String {
    let bounds = NumberRange(range)
    let topic = KoreanParticle.topic.attach(to: title)
    return switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?): "\(topic) \(lower)부터 \(upper)까지 가능합니다."
    case (let lower?, nil): "\(topic) \(lower) 이상이어야 합니다."
    case (nil, let upper?): "\(topic) \(upper) 이하여야 합니다."
    case (nil, nil): "\(topic) 숫자여야 합니다."
    }
  }

  package func yesOrNoNeeded() -> String { "예 또는 아니요로 답해 주세요." }

  package func dateNeeded(_ title: String) -> String {
    "\(KoreanParticle.topic.attach(to: title)) “내일”이나 “12월 24일”과 같은 날짜여야 합니다."
  }

  package func valueNeeded(_ title: String, example: String) -> String {
    "\(KoreanParticle.direction.attach(to: title)) 쓸 수 없는 값입니다. “\(example)”처럼 입력해 주세요."
  }

  package func threeAnswers(beforePerforming: Bool) -> String {
    "쓸 수 없는 답이 세 번 이어져 요청을 끝냈습니다."
      + (beforePerforming ? " 변경된 내용은 없습니다." : "")
  }

  package func nothingToChoose(_ title: String, app: String) -> String {
    "\(app)에 고를 수 있는 \(KoreanParticle.subject.attach(to: title)) 없습니다."
  }

  package func opening(app: String) -> String {
    "\(KoreanParticle.object.attach(to: app)) 여는 중…"
  }

  package var nothingChanged: String { "변경된 내용은 없습니다." }

  package func cancelled(beforePerforming: Bool) -> String {
    beforePerforming ? "취소했습니다. 변경된 내용은 없습니다." : "취소했습니다."
  }

  package func somethingWentWrong(app: String) -> String { "\(app)에 문제가 생겼습니다." }

  package func failure(_ failure: AppFailure, app: String, timeLimit: Int) -> String {
    let subject = KoreanParticle.subject.attach(to: app)
    let topic = KoreanParticle.topic.attach(to: app)
    return switch failure {
    case .notInstalled:
      "\(subject) 설치되어 있지 않습니다. swift build를 실행한 뒤 다시 시작해 주세요."
    case .cannotStart(let reason): startFailure(reason, app: app)
    case .crashed: "\(subject) 예기치 않게 종료되었습니다. 다른 것은 영향을 받지 않았습니다."
    case .timedOut: "\(subject) \(timeLimit)초 안에 끝내지 못해 중지했습니다."
    case .protocolViolation: "\(subject) 읽을 수 없는 응답을 보내 중지했습니다."
    case .cancelled: cancelled(beforePerforming: false)
    case .threw(let failure): failure.text ?? somethingWentWrong(app: app)
    case .refused: "\(topic) 요청을 처리하지 못했습니다."
    }
  }

  package func outcomeLost(_ failure: AppFailure, app: String, timeLimit: Int) -> String {
    let end =
      switch failure {
      case .crashed: "\(KoreanParticle.subject.attach(to: app)) 예기치 않게 종료되었습니다."
      case .timedOut, .protocolViolation, .notInstalled, .cannotStart, .cancelled, .threw,
        .refused:
        self.failure(failure, app: app, timeLimit: timeLimit)
      }
    return "\(end) \(Self.mayBeDone)"
  }

  package var stoppedWaiting: String { "더 기다리지 않습니다. \(Self.mayBeDone)" }

  package func interrupted(app: String, action: String) -> String {
    "\(KoreanParticle.subject.attach(to: app)) “\(action)” 작업을 하는 동안 Behest가 중지되었습니다. \(Self.mayBeDone)"
  }

  private static let mayBeDone = "확인하신 요청은 이미 처리되었을 수 있습니다. 다시 요청하기 전에 확인해 주세요."

  package func noSuchIntent(_ name: String, app: String) -> String {
    "\(app)에 \(name)라는 작업이 없습니다. :apps를 입력하면 작업을 볼 수 있습니다."
  }

  package func startFailure(_ failure: StartFailure, app: String) -> String {
    let subject = KoreanParticle.subject.attach(to: app)
    return switch failure {
    case .missingExecutable: "\(subject) 빌드되어 있지 않습니다. swift build를 실행해 주세요."
    case .system(let number):
      "\(KoreanParticle.object.attach(to: app)) 시작하지 못했습니다(오류 \(number)). swift build를 다시 실행해 주세요."
    case .endedAtOnce: "\(subject) 시작하자마자 종료되었습니다. :trace on을 입력하면 이유를 볼 수 있습니다."
    case .noHandshake: "\(subject) 제때 응답하지 않아 중지했습니다."
    case .otherVersion(let version):
      "\(subject) 다른 버전(\(version))의 규약을 씁니다. 이 Behest로 다시 빌드해 주세요."
    case .otherApp(let name):
      "\(app)의 프로그램이 이제 \(name)입니다. Behest를 다시 시작해 주세요."
    }
  }
}
