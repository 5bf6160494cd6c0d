extension SchemaViolation.Reason {
  /// What is wrong and what is allowed, in Korean.
  package var koreanSentence: String {
    switch self {
    case .nothingAllowed: "여기에는 어떤 값도 올 수 없습니다"
    case .wrongType(let allowed, let found):
      "타입이 \(found)입니다. 허용되는 타입: \(allowed.joined(separator: ", "))"
    case .notInEnumeration(let values):
      "허용된 값이 아닙니다. 허용되는 값: \(CheckWording.list(values))"
    case .notConstant(let value): "허용되는 값은 하나뿐입니다: \(CheckWording.list([value]))"
    case .number(let rule, let limit, let found):
      rule.koreanSentence(CheckWording.shortened(limit), CheckWording.shortened(found))
    case .tooFew(let counted, let minimum, let found):
      "\(counted.koreanPhrase(found)) 있습니다. 최소 \(minimum)\(counted.koreanUnit) 있어야 합니다"
    case .tooMany(let counted, let maximum, let found):
      "\(counted.koreanPhrase(found)) 있습니다. 최대 \(maximum)\(counted.koreanUnit)까지 허용됩니다"
    case .noMatch(let pattern): "패턴과 맞지 않습니다: \(CheckWording.shortened(pattern))"
    case .wrongFormat(let format): "\(format) 형식이 아닙니다"
    case .repeatedItem(let first, let second):
      "\(first)번 항목과 \(second)번 항목이 같습니다. 항목은 서로 달라야 합니다"
    case .unexpectedItem(let index): "\(index)번 항목은 허용되지 않습니다"
    case .missingMember(let name): "‘\(CheckWording.shortened(name))’ 필드가 없습니다"
    case .missingCompanion(let name, let companion):
      "‘\(CheckWording.shortened(name))’ 필드가 없습니다. "
        + "‘\(CheckWording.shortened(companion))’ 필드가 있으면 함께 있어야 합니다"
    case .unexpectedMember(let name): "‘\(CheckWording.shortened(name))’ 필드는 허용되지 않습니다"
    case .wrongMemberName(let name):
      "‘\(CheckWording.shortened(name))’ 이름은 허용되지 않습니다"
    case .noAlternative(let count): "허용된 형태 \(count)개 가운데 맞는 것이 없습니다"
    case .severalAlternatives(let found):
      "형태 \(found.count)개에 맞습니다. 정확히 하나에만 맞아야 합니다"
    case .excluded: "스키마가 금지한 값입니다"
    case .tooMuchWork: "스키마가 끝없이 되풀이됩니다"
    }
  }
}

extension SchemaViolation.NumberRule {
  fileprivate func koreanSentence(_ limit: String, _ found: String) -> String {
    switch self {
    case .minimum: "값이 너무 작습니다(\(found)). 최솟값: \(limit)"
    case .exclusiveMinimum: "값이 너무 작습니다(\(found)). \(limit)보다 커야 합니다"
    case .maximum: "값이 너무 큽니다(\(found)). 최댓값: \(limit)"
    case .exclusiveMaximum: "값이 너무 큽니다(\(found)). \(limit)보다 작아야 합니다"
    case .multipleOf: "배수가 아닙니다(\(found)). \(limit)의 배수여야 합니다"
    }
  }
}

extension SchemaViolation.Counted {
  fileprivate var koreanUnit: String {
    switch self {
    case .characters: "자"
    case .items, .matchingItems, .members: "개"
    }
  }

  fileprivate func koreanPhrase(_ count: Int) -> String {
    switch self {
    case .characters: "글자가 \(count)자"
    case .items: "항목이 \(count)개"
    case .matchingItems: "조건에 맞는 항목이 \(count)개"
    case .members: "필드가 \(count)개"
    }
  }
}
