import JSON

/// A thing that may be ordered.
package struct Item: Hashable, Sendable {
  /// The words of a thing in a language.
  package struct Names: Hashable, Sendable {
    package let title: String
    package let subtitle: String
    package let synonyms: [String]
  }

  package let id: String
  package let english: Names
  package let korean: Names
  /// Whether there is none left; not told in the list, since it may change before the order.
  package let isSoldOut: Bool

  init(_ id: String, _ english: Names, _ korean: Names, isSoldOut: Bool = false) {
    self.id = id
    self.english = english
    self.korean = korean
    self.isSoldOut = isSoldOut
  }

  /// The item as the list of items spells it.
  var json: JSONValue {
    [
      "id": .string(id),
      "title": ["en": .string(english.title), "ko": .string(korean.title)],
      "subtitle": ["en": .string(english.subtitle), "ko": .string(korean.subtitle)],
      "synonyms": [
        "en": .array(english.synonyms.map(JSONValue.string)),
        "ko": .array(korean.synonyms.map(JSONValue.string)),
      ],
    ]
  }
}

extension Item.Names {
  init(_ title: String, _ subtitle: String, also synonyms: String...) {
    self.init(title: title, subtitle: subtitle, synonyms: synonyms)
  }
}
