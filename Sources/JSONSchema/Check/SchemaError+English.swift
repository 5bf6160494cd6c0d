extension SchemaError {
  /// Why the document cannot serve as a schema, in English.
  package var sentence: String {
    switch self {
    case .malformed(let keyword, let place, let expected):
      keyword.isEmpty
        ? "\(CheckWording.shortened(place)): a schema is an object or a boolean"
        : "\(CheckWording.shortened(place)): “\(keyword)” must be \(expected.phrase)"
    case .invalidPattern(let pattern, let place, let error):
      "\(CheckWording.shortened(place)): the pattern \(CheckWording.shortened(pattern)) "
        + "cannot be used: \(error.sentence)"
    case .unresolved(let reference, let place):
      "\(CheckWording.shortened(place)): nothing that was given is called "
        + "“\(CheckWording.shortened(reference))”"
    case .unknownMetaSchema(let uri):
      "it is written for \(CheckWording.shortened(uri)); only 2020-12 is read"
    case .unknownVocabulary(let uri):
      "it needs the vocabulary \(CheckWording.shortened(uri)), which is not known"
    case .duplicateName(let name):
      "two schemas are called “\(CheckWording.shortened(name))”"
    case .endlessReference(let place):
      "\(CheckWording.shortened(place)): references lead back here without an end"
    }
  }
}

extension SchemaError.Expectation {
  fileprivate var phrase: String {
    switch self {
    case .schema: "a schema"
    case .schemas: "a list of schemas, with at least one"
    case .schemaMap: "an object of schemas"
    case .string: "a string"
    case .strings: "a list of strings"
    case .stringLists: "an object of lists of strings"
    case .typeNames: "one of the seven types, or a list of them"
    case .number: "a number"
    case .positiveNumber: "a number greater than 0"
    case .count: "a whole number, 0 or more"
    case .boolean: "true or false"
    case .list: "a list"
    case .reference: "a URI reference"
    }
  }
}

extension PatternError {
  /// Why the pattern cannot be used, in English.
  package var sentence: String {
    switch self {
    case .unexpectedEnd: "it ends too early"
    case .unexpectedCharacter(let scalar, let offset):
      "“\(CheckWording.shortened(String(scalar)))” cannot stand at character \(offset + 1)"
    case .unknownEscape(let scalar, let offset):
      "there is no escape “\\\(CheckWording.shortened(String(scalar)))” (at character \(offset + 1))"
    case .unknownProperty(let name): "the property “\(CheckWording.shortened(name))” is not known"
    case .reversedRange(let offset): "the range at character \(offset + 1) runs backward"
    case .nothingToRepeat(let offset): "there is nothing to repeat at character \(offset + 1)"
    case .unknownGroup(let name): "there is no group “\(CheckWording.shortened(name))”"
    case .duplicateGroup(let name): "two groups are called “\(CheckWording.shortened(name))”"
    case .tooDeep: "too many groups are nested"
    case .backReference: "back references are not supported"
    case .tooLarge: "its counts make it too large"
    }
  }
}
