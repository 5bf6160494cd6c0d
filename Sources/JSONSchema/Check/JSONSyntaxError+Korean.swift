import JSON

extension JSONSyntaxError.Reason {
  /// What is wrong, in Korean.
  package var koreanSentence: String {
    switch self {
    case .unexpectedEnd: "내용이 중간에 끝났습니다"
    case .unexpectedByte: "여기에 올 수 없는 문자입니다"
    case .trailingBytes: "값 뒤에 다른 내용이 더 있습니다"
    case .trailingComma: "쉼표 뒤에 아무것도 없습니다"
    case .duplicateKey(let key): "‘\(CheckWording.shortened(key))’ 이름이 두 번 나옵니다"
    case .invalidNumber: "JSON 숫자가 아닙니다"
    case .invalidEscape: "JSON에 없는 이스케이프입니다"
    case .loneSurrogate: "서로게이트 쌍의 반쪽만 있습니다"
    case .controlCharacter: "제어 문자는 이스케이프해야 합니다"
    case .invalidUTF8: "UTF-8이 아닌 바이트입니다"
    case .tooDeep(let limit): "\(limit)단계보다 깊이 중첩되었습니다"
    case .tooLarge(let limit): "\(limit)바이트보다 큽니다"
    }
  }
}
