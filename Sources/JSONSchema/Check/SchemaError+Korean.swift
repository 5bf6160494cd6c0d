extension SchemaError {
  /// Why the document cannot serve as a schema, in Korean.
  package var koreanSentence: String {
    switch self {
    case .malformed(let keyword, let place, let expected):
      keyword.isEmpty
        ? "\(CheckWording.shortened(place)): 스키마는 객체나 불리언이어야 합니다"
        : "\(CheckWording.shortened(place)): ‘\(keyword)’ 값이 잘못되었습니다. "
          + "올 수 있는 값: \(expected.koreanPhrase)"
    case .invalidPattern(let pattern, let place, let error):
      "\(CheckWording.shortened(place)): 패턴을 쓸 수 없습니다: "
        + "\(CheckWording.shortened(pattern)) (\(error.koreanSentence))"
    case .unresolved(let reference, let place):
      "\(CheckWording.shortened(place)): 참조 대상을 찾을 수 없습니다: "
        + CheckWording.shortened(reference)
    case .unknownMetaSchema(let uri):
      "2020-12 스키마만 읽습니다. 이 스키마의 버전: \(CheckWording.shortened(uri))"
    case .unknownVocabulary(let uri): "알 수 없는 어휘가 필요합니다: \(CheckWording.shortened(uri))"
    case .duplicateName(let name): "같은 이름의 스키마가 둘 있습니다: \(CheckWording.shortened(name))"
    case .endlessReference(let place):
      "\(CheckWording.shortened(place)): 참조가 끝없이 되돌아옵니다"
    }
  }
}

extension SchemaError.Expectation {
  fileprivate var koreanPhrase: String {
    switch self {
    case .schema: "스키마"
    case .schemas: "스키마가 하나 이상 있는 배열"
    case .schemaMap: "스키마 객체"
    case .string: "문자열"
    case .strings: "문자열 배열"
    case .stringLists: "문자열 배열 객체"
    case .typeNames: "일곱 가지 타입 가운데 하나, 또는 그 배열"
    case .number: "숫자"
    case .positiveNumber: "0보다 큰 숫자"
    case .count: "0 이상의 정수"
    case .boolean: "true 또는 false"
    case .list: "배열"
    case .reference: "URI 참조"
    }
  }
}

extension PatternError {
  /// Why the pattern cannot be used, in Korean.
  package var koreanSentence: String {
    switch self {
    case .unexpectedEnd: "중간에 끝났습니다"
    case .unexpectedCharacter(let scalar, let offset):
      "\(offset + 1)번째 자리에 ‘\(CheckWording.shortened(String(scalar)))’ 문자가 올 수 없습니다"
    case .unknownEscape(let scalar, let offset):
      "\(offset + 1)번째 자리의 이스케이프를 알 수 없습니다: \\\(CheckWording.shortened(String(scalar)))"
    case .unknownProperty(let name): "알 수 없는 속성: \(CheckWording.shortened(name))"
    case .reversedRange(let offset): "\(offset + 1)번째 자리의 범위가 거꾸로입니다"
    case .nothingToRepeat(let offset): "\(offset + 1)번째 자리에 반복할 것이 없습니다"
    case .unknownGroup(let name): "없는 그룹: \(CheckWording.shortened(name))"
    case .duplicateGroup(let name): "그룹 이름이 겹칩니다: \(CheckWording.shortened(name))"
    case .tooDeep: "그룹이 너무 깊이 중첩되었습니다"
    case .backReference: "역참조는 지원하지 않습니다"
    case .tooLarge: "반복 횟수 때문에 너무 큽니다"
    }
  }
}
