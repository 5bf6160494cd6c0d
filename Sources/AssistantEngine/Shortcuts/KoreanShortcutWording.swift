package import ExtensionProtocol
import Glibc
import IntentRecognition
import JSON
import JSONSchema

/// What Behest says of shortcuts in Korean.
package struct KoreanShortcutWording: ShortcutWording {
  package init() {}

  package let yes = "예"
  package let no = "아니요"

  package func cannotRun(_ name: String) -> String {
    "단축어 “\(name)”\(object(name)) 그대로 실행할 수 없습니다. 아무것도 하지 않았습니다."
  }

  package func ended(at number: Int, _ title: String, notRun: [String]) -> String {
    let rest = notRun.map { "“\($0)”" }.joined(separator: ", ")
    return "단축어가 \(number)번째 작업 “\(title)”에서 끝났습니다."
      + (rest.isEmpty ? "" : " 실행하지 않은 작업: \(rest)")
  }

  package let askName = "이름을 무엇으로 할까요?"
  package let askWhichAction = "어느 작업을 할까요?"
  package let fixedValue = "정해진 값"
  package let askedEachTime = "매번 묻기"
  package let leftOut = "비워 두기"

  package func askAction(isFirst: Bool) -> String {
    isFirst
      ? "무엇을 할까요? 작업을 찾을 단어를 입력해 주세요."
      : "다음에는 무엇을 할까요? 작업을 찾을 단어를 입력해 주세요. 그만하려면 Return을 눌러 주세요."
  }
  package func foundAction(_ title: String) -> String { "“\(title)”" }
  package func noActions(_ words: String) -> String {
    "제목, 설명, 키워드에 “\(words)”\(subject(words)) 있는 작업이 없습니다. 더 적은 단어로 찾아 주세요."
  }
  package func askSource(_ title: String) -> String {
    "\(KoreanParticle.topic.attach(to: title)) 어디에서 가져올까요?"
  }
  package func result(of title: String) -> String { "“\(title)”의 결과" }
  package func stored(_ name: String, id: String) -> String {
    "\(id)\(KoreanParticle.direction.form(after: id)) 저장했습니다. 이렇게 말해 보세요: \(name)"
  }

  package func collision(_ collision: NameCollision) -> String {
    switch collision {
    case .phrase(let name, let app):
      "“\(name)”\(topic(name)) \(app)의 문구이기도 해서 어느 것인지 묻게 됩니다. 다른 이름을 쓰면 묻지 않습니다."
    case .nearPhrase(let name, let app, let phrase):
      "“\(name)”\(topic(name)) \(app)의 문구 “\(phrase)”에 가깝습니다. 그 문구에 더 가까운 말은 앱이 받습니다."
    case .shortcut(let name, let id):
      "“\(name)”\(topic(name)) 다른 단축어 \(id)도 부를 수 있어서 어느 것인지 묻게 됩니다."
    }
  }

  package func kind(_ kind: ValueKind) -> String {
    switch kind {
    case .string: "텍스트"
    case .integer: "정수"
    case .double: "숫자"
    case .boolean: "true 또는 false"
    case .date: "날짜"
    case .dateComponents: "날짜 요소"
    case .duration: "초 단위의 시간"
    case .measurement(let dimension, _): "측정값(\(dimension))"
    case .currency: "금액"
    case .url: "URL"
    case .file: "파일"
    case .person: "사람"
    case .enumeration(let type): "\(type)의 항목"
    case .entity(let type): "\(type)의 ID"
    case .array(let element): "목록(항목: \(self.kind(element)))"
    case .other(let name): name
    }
  }

  package func sentence(_ reason: ShortcutProblem.Reason) -> String {
    switch reason {
    case .unreadable(let number): "\(String(cString: strerror(number))). 파일 권한을 확인해 주세요."
    case .notJSON(let syntax): "JSON이 아닙니다: \(syntax.koreanSentence). 그 자리를 고쳐 주세요."
    case .otherVersion(let version):
      "다른 Behest의 버전 \(version)입니다. 이 Behest는 버전 1을 읽습니다."
    case .form(let violation):
      "\(violation.koreanSentence). behest shortcut schema를 참고해 주세요."
    case .unusableID(let id):
      "“\(id)”\(topic(id)) ID로 쓸 수 없습니다. morning-order처럼 영문 소문자, 숫자, 하이픈으로 지어 주세요."
    case .blankName: "이름이 비어 있습니다. 부를 말을 적어 주세요."
    case .unusableName(let name):
      "“\(name)”\(topic(name)) 이름으로 쓸 수 없습니다. :나 /로 시작하지 않고 글자가 있는 이름을 지어 주세요."
    case .repeatedName(let name): "이름 “\(name)”\(subject(name)) 두 번 있습니다. 하나를 지워 주세요."
    case .noSuchApp(let app, let nearest):
      "“\(app)” 앱이 없습니다." + hint(nearest, otherwise: " behest apps로 확인해 주세요.")
    case .noSuchAction(let action, let app, let nearest):
      "\(app)에 \(action) 작업이 없습니다."
        + hint(nearest, otherwise: " behest actions로 확인해 주세요.")
    case .noSuchParameter(let name, let action, let known):
      "\(action)에 “\(name)” 매개변수가 없습니다." + list(known, none: " 매개변수가 없는 작업입니다.", "있는 것")
    case .neverConnected(let name):
      "“\(name)”에는 다른 값을 연결할 수 없습니다. 고정 값이나 \"ask\"를 써 주세요."
    case .connection(let fault): sentence(fault)
    case .unusableValue(let wanted):
      "\(kind(wanted)) 값이 아닙니다. 알맞은 값이나 \"ask\"를 써 주세요."
    case .outOfRange(let range): KoreanWording().outOfRange("숫자", range)
    case .noSuchCase(let id, let known): "“\(id)” 항목이 없습니다." + list(known, none: "", "있는 것")
    case .neverFixed(let kind):
      "\(self.kind(kind)) 값은 고정할 수 없습니다. \"ask\"를 써 주세요."
    case .incomparable(let comparison, let kind):
      "\(self.kind(kind))에는 “\(comparison.rawValue)” 비교를 쓸 수 없습니다. equal이나 present를 써 주세요."
    }
  }

  private func sentence(_ fault: ShortcutProblem.Connection) -> String {
    switch fault {
    case .mismatch(let found, let wanted):
      "여기에 오는 값은 \(kind(found))인데, 필요한 값은 \(kind(wanted))입니다. 다른 값을 연결하거나 \"ask\"를 써 주세요."
    case .nothingBefore: "앞에 아무 작업도 없습니다. 결과가 있는 작업을 앞에 두어 주세요."
    case .noResult(let action): "바로 앞의 \(action) 작업에는 결과가 없습니다. \"ask\"를 써 주세요."
    case .differentResults:
      "앞의 결과가 위의 if에 따라 달라집니다. 두 갈래에서 같은 변수에 넣어 주세요."
    case .noSuchVariable(let name, let known):
      "변수 “\(name)”\(subject(name)) 앞에서 설정되지 않았습니다."
        + list(known, none: " 앞 단계에서 설정해 주세요.", "설정된 것")
    case .changedKind(let name):
      "반복 안에서 “\(name)”\(object(name)) 다른 종류의 값으로 바꿉니다. 다른 이름을 써 주세요."
    case .notRepeating: "\"repeatItem\"은 repeat 안에서만 쓸 수 있습니다."
    case .notList(let found): "반복하려면 목록이 필요한데, 여기에 오는 값은 \(kind(found))입니다."
    case .mixedList: "목록에는 한 종류의 항목이 하나 이상 있어야 합니다."
    }
  }

  private func object(_ word: String) -> String { KoreanParticle.object.form(after: word) }
  private func subject(_ word: String) -> String { KoreanParticle.subject.form(after: word) }
  private func topic(_ word: String) -> String { KoreanParticle.topic.form(after: word) }

  private func hint(_ nearest: String?, otherwise: String) -> String {
    nearest.map { " 가장 가까운 것: \($0)" } ?? otherwise
  }

  private func list(_ known: [String], none: String, _ introduction: String) -> String {
    known.isEmpty ? none : " \(introduction): \(known.joined(separator: ", "))"
  }
}
