extension SchemaViolation.Reason {
  /// What is wrong and what is allowed, in English.
  package var sentence: String {
    switch self {
    case .nothingAllowed: "nothing is allowed here"
    case .wrongType(let allowed, let found):
      "this is \(Self.withArticle(found)); \(Self.alternatives(allowed)) is allowed"
    case .notInEnumeration(let values):
      "this is not one of the values allowed: \(CheckWording.list(values))"
    case .notConstant(let value): "only \(CheckWording.list([value])) is allowed"
    case .number(let rule, let limit, let found):
      "\(CheckWording.shortened(found)) \(rule.fault) \(CheckWording.shortened(limit))"
    case .tooFew(let counted, let minimum, let found):
      "this has \(counted.phrase(found)); at least \(minimum) must be there"
    case .tooMany(let counted, let maximum, let found):
      "this has \(counted.phrase(found)); at most \(maximum) may be there"
    case .noMatch(let pattern):
      "this does not match the pattern \(CheckWording.shortened(pattern))"
    case .wrongFormat(let format): "this is not of the format \(format)"
    case .repeatedItem(let first, let second):
      "items \(first) and \(second) are equal; each item must differ from the others"
    case .unexpectedItem(let index): "no item \(index) is allowed"
    case .missingMember(let name): "“\(CheckWording.shortened(name))” is missing"
    case .missingCompanion(let name, let companion):
      "“\(CheckWording.shortened(name))” is missing; it must be there because "
        + "“\(CheckWording.shortened(companion))” is"
    case .unexpectedMember(let name): "“\(CheckWording.shortened(name))” is not allowed"
    case .wrongMemberName(let name):
      "“\(CheckWording.shortened(name))” is not a name that is allowed"
    case .noAlternative(let count): "this fits none of the \(count) forms allowed"
    case .severalAlternatives(let found):
      "this fits \(found.count) of the forms; it must fit exactly one"
    case .excluded: "this is what the schema excludes"
    case .tooMuchWork: "the schema leads in circles"
    }
  }

  private static func withArticle(_ type: String) -> String {
    switch type {
    case "null": "null"
    case "array", "integer", "object": "an \(type)"
    default: "a \(type)"
    }
  }

  private static func alternatives(_ types: [String]) -> String {
    types.map(withArticle).joined(separator: " or ")
  }
}

extension SchemaViolation.NumberRule {
  fileprivate var fault: String {
    switch self {
    case .minimum: "is too small; it must be at least"
    case .exclusiveMinimum: "is too small; it must be more than"
    case .maximum: "is too large; it must be at most"
    case .exclusiveMaximum: "is too large; it must be less than"
    case .multipleOf: "is not a multiple of"
    }
  }
}

extension SchemaViolation.Counted {
  fileprivate func phrase(_ count: Int) -> String {
    let noun =
      switch self {
      case .characters: count == 1 ? "character" : "characters"
      case .items: count == 1 ? "item" : "items"
      case .matchingItems: count == 1 ? "item of the kind asked for" : "items of the kind asked for"
      case .members: count == 1 ? "member" : "members"
      }
    return "\(count) \(noun)"
  }
}
