import ExtensionProtocol

/// An installed app as lists show it, in one locale.
package struct AppSummary: Equatable, Sendable {
  package var id: String
  package var name: String
  package var alternativeNames: [String]
  package var primaryPhrases: [String]
  package var actions: [ActionSummary]
}

/// An action of an app as lists show it, in one locale.
package struct ActionSummary: Equatable, Sendable {
  package var app: String
  /// The intent's type name.
  package var intent: String
  package var title: String
  package var description: String?
  package var keywords: [String]
  /// Title, description and keywords in every language, which the action is found by.
  package var searchableTexts: [String]
  /// The phrases of its shortcuts, with the app's name in them.
  package var phrases: [String]
  package var parameters: [Parameter]

  /// A parameter as a command line names it.
  package struct Parameter: Equatable, Sendable {
    package var name: String
    package var isEntity: Bool

    /// The name in the form of an option (`deliveryNote` is `delivery-note`).
    package var option: String {
      name.reduce(into: "") { option, letter in
        if letter.isUppercase, !option.isEmpty { option += "-" }
        option += letter == "_" ? "-" : letter.lowercased()
      }
    }
  }

  /// Whether the action has all of some words in what describes it.
  package func matches(_ words: [String]) -> Bool {
    Self.matches(words, in: [intent] + searchableTexts)
  }

  static func matches(_ words: [String], in texts: [String]) -> Bool {
    let text = texts.joined(separator: "\n").lowercased()
    let scalars = Array(text.unicodeScalars)
    return words.allSatisfy { word in
      let wanted = Array(word.lowercased().unicodeScalars)
      guard !wanted.isEmpty, wanted.count <= scalars.count else { return wanted.isEmpty }
      return (0...(scalars.count - wanted.count)).contains {
        scalars[$0..<($0 + wanted.count)].elementsEqual(wanted)
      }
    }
  }
}

extension IntentMetadata {
  /// Title, description and keywords in every language.
  var searchableTexts: [String] {
    ([title] + [description].compactMap(\.self) + searchKeywords).flatMap {
      [$0.key] + $0.values.values
    }
  }

  /// Whether the action has all of some words in what describes it.
  func matches(_ words: [String]) -> Bool {
    ActionSummary.matches(words, in: [name] + searchableTexts)
  }
}
