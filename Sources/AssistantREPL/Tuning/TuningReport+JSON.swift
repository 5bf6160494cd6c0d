import AssistantEngine
import JSON

extension TuningReport {
  /// The report for other programs.
  func json(file: String, locale: String, app: String?) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("file", .string(file)), ("locale", .string(locale)),
      ("app", app.map { .string($0) } ?? nil), ("right", .int(right)), ("total", .int(total)),
      ("leftOut", .int(leftOut)),
    ]
    for verdict in TuningRow.Verdict.allCases {
      members.append((verdict.rawValue, .int(rows.count(where: { $0.verdict == verdict }))))
    }
    members.append(("rows", .array(rows.map(\.json))))
    return .object(JSONObject(members))
  }
}

extension TuningRow {
  fileprivate var json: JSONValue {
    let words = EnglishTuningWording()
    let members: [(key: String, value: JSONValue)] = [
      ("line", .int(entry.line)), ("utterance", .string(entry.utterance)),
      ("expected", .string(entry.expectation)), ("verdict", .string(verdict.rawValue)),
      ("read", read.map { .string($0) } ?? nil),
      ("reason", reason.map { .string(words.text(of: $0)) } ?? nil),
      ("nearest", nearest?.json ?? nil), ("fixes", .array(remedies.map(\.json))),
    ]
    return .object(JSONObject(members))
  }
}

extension TuningRow.Nearest {
  fileprivate var json: JSONValue {
    [
      "phrase": .string(text), "notSaid": .array(missing.map { .string($0) }),
      "notInPhrase": .array(added.map { .string($0) }),
    ]
  }
}

extension TuningRow.Remedy {
  fileprivate var json: JSONValue {
    switch self {
    case .addPhrase(let phrase, let key, let locale, let file):
      [
        "kind": "addPhrase", "phrase": .string(phrase), "key": .string(key),
        "locale": .string(locale), "file": .string(file),
      ]
    case .addShortcut(let phrase, let intent, let app):
      [
        "kind": "addShortcut", "phrase": .string(phrase), "intent": .string(intent),
        "app": .string(app),
      ]
    case .addToDescription(let words, let title, let key, let locale, let app):
      [
        "kind": "addToDescription", "words": .array(words.map { .string($0) }),
        "title": .string(title), "key": key.map { .string($0) } ?? nil,
        "locale": .string(locale), "app": .string(app),
      ]
    case .changePhrase(let phrase, let intent, let file):
      [
        "kind": "changePhrase", "phrase": .string(phrase), "intent": .string(intent),
        "file": .string(file),
      ]
    case .sayValue(let key, let expected):
      ["kind": "sayValue", "key": .string(key), "expected": .string(expected)]
    case .tellApart(let key, let ids):
      ["kind": "tellApart", "key": .string(key), "ids": .array(ids.map { .string($0) })]
    case .nameValue(let key, let expected, let found):
      [
        "kind": "nameValue", "key": .string(key), "expected": .string(expected),
        "found": .string(found),
      ]
    case .expectValue(let key, let found):
      ["kind": "expectValue", "key": .string(key), "found": .string(found)]
    case .addNegativePhrase(let phrase, let app):
      ["kind": "addNegativePhrase", "phrase": .string(phrase), "app": .string(app)]
    case .makeShortcut: ["kind": "makeShortcut"]
    case .useLocale(let locale): ["kind": "useLocale", "locale": .string(locale)]
    case .expectWords(let key, let words):
      ["kind": "expectWords", "key": .string(key), "words": .string(words)]
    }
  }
}
