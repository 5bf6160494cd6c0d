import ExtensionProtocol
import IntentRecognition

/// Understands what a person says to a question.
enum AnswerReading {
  /// A word that steers the conversation instead of answering.
  enum Control: Equatable {
    case cancel
    case back
    case skip
    /// The question is put again.
    case help
  }

  /// What an answer chose.
  enum ChoiceAnswer: Equatable {
    case one(Int)
    case several([Int])
    /// A number that no choice has.
    case outOfRange
    case none
  }

  /// What an answer was worth.
  enum ValueAnswer: Equatable {
    case value(IntentValue)
    /// It can be read in several ways.
    case several([Choice])
    /// It is no value of the kind; what to say.
    case unusable(String)
  }

  /// The steering word that a whole line is, if it is one.
  static func control(_ text: String) -> Control? {
    switch AnswerWords.word(in: text) {
    case .cancel: .cancel
    case .back: .back
    case .skip: .skip
    case .help: .help
    case .yes, .no, .leave, nil: nil
    }
  }

  /// Yes or no, when a whole line says so.
  static func yesOrNo(_ text: String) -> Bool? {
    switch AnswerWords.word(in: text) {
    case .yes: true
    case .no: false
    case .cancel, .back, .skip, .help, .leave, nil: nil
    }
  }

  /// Which of numbered choices an answer means.
  static func choice(
    _ text: String, among choices: [Choice]
  ) -> ChoiceAnswer {
    switch matching(choices).match(text) {
    case .one(let index): .one(index)
    case .several(let indices): .several(indices)
    case .outOfRange: .outOfRange
    case .none: .none
    }
  }

  /// The choice whose whole name the words are, if exactly one is.
  static func exactName(
    _ words: String, among choices: [Choice]
  ) -> Int? {
    // In quotes, words are a name and never a number; a part of a name is told apart by its length.
    guard case .one(let index) = matching(choices).match("“\(words)”") else { return nil }
    let choice = choices[index]
    let names = [choice.title] + choice.synonyms
    return names.contains { $0.count <= words.count } ? index : nil
  }

  private static func matching(_ choices: [Choice]) -> ChoiceMatching {
    ChoiceMatching(
      choices: choices.map {
        IntentRecognition.Choice(title: $0.title, subtitle: $0.subtitle, synonyms: $0.synonyms)
      })
  }

  /// Whether the text is one of some labels, written in whatever way.
  static func isOneOf(_ labels: [String], _ text: String) -> Bool {
    let choices = labels.filter { !$0.isEmpty }.map {
      Choice(value: .string($0), title: $0)
    }
    return exactName(text, among: choices) != nil
      || labels.contains { $0.lowercased() == text.trimmingSpaces.lowercased() }
  }

  /// Whether a label's own verb is one that cancels ("주문 취소", "Cancel the order").
  static func namesCancelling(_ label: String) -> Bool {
    let lowered = label.lowercased()
    return lowered.contains("취소") || lowered.contains("cancel") || lowered.contains("그만")
  }

  /// Whether a line begins with the assistant's name, and so is a request even at a question.
  static func callsAssistant(_ text: String) -> Bool {
    AssistantName.isCalled(in: text)
  }
}
