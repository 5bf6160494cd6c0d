import AssistantEngine

/// A tuning report in Korean.
struct KoreanTuningWording: TuningWording {
  let intent = "인텐트"
  let all = "전체"
  let expected = "기대"
  let read = "결과"
  let nothing = "없음"
  let reason = "이유"
  let nearest = "가까운 문구"
  let fix = "방법"

  func name(of verdict: TuningRow.Verdict) -> String {
    switch verdict {
    case .hit: "맞음"
    case .asked: "되물음"
    case .wrong: "틀림"
    case .missed: "놓침"
    }
  }

  func text(of reason: TuningRow.Reason) -> String {
    switch reason {
    case .noPhrase: "맞는 문구가 없습니다."
    case .otherLocale(let locale): "다른 언어의 문구와 맞습니다: \(locale)."
    case .help: "무엇을 할 수 있는지 묻는 말입니다."
    case .takenBySystem(let app, let words):
      "시스템의 \(app) 앱이 “\(words)” 때문에 먼저 가져갑니다."
    case .otherIntent(let phrase): "다른 인텐트의 문구 “\(phrase)”와 맞습니다."
    case .shouldReachNothing(let phrase): "아무것도 실행하지 않아야 하는데 “\(phrase)”와 맞습니다."
    case .severalIntents(let intents): "\(intents.joined(separator: " 또는 "))일 수 있습니다."
    case .valueMissing(let key, true): "“\(key)” 값을 말하지 않아 되묻게 됩니다."
    case .valueMissing(let key, false): "“\(key)” 값을 말하지 않았고 되묻지도 않습니다."
    case .needsQuery(let key, let words):
      "“\(words)”: “\(key)”의 알려진 값이 아닙니다. 앱이 조회해야 하는데 여기서는 앱을 깨우지 않습니다."
    case .severalValues(let key, let ids):
      "“\(key)” 값이 \(ids.joined(separator: " 또는 "))일 수 있어 되묻게 됩니다."
    case .valueDiffers(let key, let found, let expected):
      "“\(key)” 값이 \(expected) 대신 \(found)입니다."
    case .valueUnexpected(let key, let found): "기대하지 않은 “\(key)” 값이 있습니다: \(found)."
    case .noSuchIntent(let name, let near?):
      "\(name) 인텐트가 있는 앱이 없습니다. \(near) 인텐트를 쓰시겠습니까?"
    case .noSuchIntent(let name, nil):
      "\(name) 인텐트가 있는 앱이 없습니다. behest actions에서 확인해 주세요."
    case .noSuchParameter(let name, let intent, let known):
      "\(intent)에 “\(name)” 매개변수가 없습니다. "
        + (known.isEmpty ? "매개변수가 없는 인텐트입니다." : "있는 것: \(known.joined(separator: ", ")).")
    }
  }

  func difference(_ near: TuningRow.Nearest) -> String? {
    let parts = [
      near.missing.isEmpty ? nil : "말하지 않음: \(quoted(near.missing))",
      near.added.isEmpty ? nil : "문구에 없음: \(quoted(near.added))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  func lines(of remedy: TuningRow.Remedy) -> [String] {
    switch remedy {
    case .addPhrase(let phrase, let key, let locale, let file):
      ["문구 추가: “\(phrase)”", "\(file)의 “\(key)”(\(locale))"]
    case .addShortcut(let phrase, let intent, let app):
      ["\(app)의 코드에 \(intent)의 AppShortcut 추가", "문구: “\(phrase)”"]
    case .addToDescription(let words, let title, let key, let locale, let app):
      [
        "behest actions에서 찾을 수 있도록 “\(title)”의 설명에 \(quoted(words)) 추가",
        key.map { "\(app)의 Localizable.xcstrings “\($0)”(\(locale)); 그다음 빌드" }
          ?? "아직 설명이 없습니다: \(app) 코드의 static let description",
      ]
    case .changePhrase(let phrase, let intent, let file):
      ["“\(phrase)”: \(intent)의 문구입니다. \(file)에서 바꾸거나,", "목록을 고쳐 주세요"]
    case .sayValue(let key, let expected):
      ["값을 말하거나, 없어도 되면 \(key)?=\(expected)"]
    case .tellApart(let key, let ids):
      ["값마다 다른 제목이나 동의어를 주거나, \(key)=\(ids.joined(separator: "|"))"]
    case .nameValue(let key, let expected, let found):
      ["\(key)=\(found), 또는 그 이름을 \(expected)의 제목이나 동의어로 추가"]
    case .expectValue(let key, let found): ["\(key)=\(found)"]
    case .addNegativePhrase(let phrase, let app):
      ["제외하기: \(app)의 negativePhrases에 “\(phrase)” 추가"]
    case .makeShortcut:
      ["액션을 단축어로 만들고 그 이름으로 부르기: behest shortcut new", "문구만 확인하려면: --domains apps-first"]
    case .useLocale(let locale): ["--locale \(locale)로 실행"]
    case .expectWords(let key, let words):
      ["\(key)=words:\(words)로 적거나, 그 이름을 값의 제목이나 동의어로 추가"]
    }
  }

  func leftOut(_ count: Int, app: String) -> String {
    "\(app) 아닌 앱의 줄 \(count)개는 제외했습니다."
  }
}
