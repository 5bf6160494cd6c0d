import Glibc

extension TuningListError {
  /// The place, what is wrong, and what to do, in a language.
  package func description(language: String) -> String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return "\(place): " + (language == "ko" ? reason.korean : reason.english)
  }
}

extension TuningListError.Reason {
  fileprivate var english: String {
    switch self {
    case .unreadable(let number):
      "the list cannot be read: \(String(cString: strerror(number))). Check its path and its rights."
    case .invalidUTF8: "this line is not UTF-8. Save the list as UTF-8."
    case .empty: "the list has no utterance. Write “utterance<TAB>intent or NONE”, one a line."
    case .noTab:
      "this line has no tab. Write “utterance<TAB>intent or NONE<TAB>key=value;…”, or # before a remark."
    case .noUtterance: "there is no utterance before the first tab. Write one."
    case .noIntent(let text):
      "“\(text)” is no name of an intent. Write one such as SaveReservations, A|B, or NONE."
    case .noneBesideIntent: "NONE stands beside an intent. Write either."
    case .valuesOfNone: "NONE has no values. Remove the third column, or write the intent."
    case .noValue(let pair): "“\(pair)” has no value. Write key=value."
    case .noKey(let pair): "“\(pair)” names no parameter. Write key=value."
    case .repeatedKey(let key): "“\(key)” is given twice. Write \(key)=A|B if either will do."
    }
  }

  fileprivate var korean: String {
    switch self {
    case .unreadable(let number):
      "목록을 읽을 수 없습니다: \(String(cString: strerror(number))). 경로와 권한을 확인해 주세요."
    case .invalidUTF8: "이 줄은 UTF-8이 아닙니다. 목록을 UTF-8로 저장해 주세요."
    case .empty: "목록에 말이 없습니다. “말<탭>인텐트 또는 NONE”을 한 줄에 하나씩 적어 주세요."
    case .noTab:
      "이 줄에 탭이 없습니다. “말<탭>인텐트 또는 NONE<탭>키=값;…”으로 적거나, 메모라면 앞에 #을 붙여 주세요."
    case .noUtterance: "첫 탭 앞에 말이 없습니다. 적어 주세요."
    case .noIntent(let text):
      "“\(text)”: 인텐트의 이름이 아닙니다. SaveReservations와 같은 이름, A|B 또는 NONE을 적어 주세요."
    case .noneBesideIntent: "NONE과 인텐트가 함께 있습니다. 하나만 적어 주세요."
    case .valuesOfNone: "NONE에는 값이 없습니다. 셋째 칸을 지우거나 인텐트를 적어 주세요."
    case .noValue(let pair): "“\(pair)”에 값이 없습니다. 키=값으로 적어 주세요."
    case .noKey(let pair): "“\(pair)”에 매개변수의 이름이 없습니다. 키=값으로 적어 주세요."
    case .repeatedKey(let key): "“\(key)” 값이 두 번 있습니다. 둘 다 되면 \(key)=A|B로 적어 주세요."
    }
  }
}
