/// What stands before the cursor while the assistant waits.
package struct Prompt: Equatable, Sendable {
  /// What the assistant waits for, and so how the mark looks.
  package enum Style: Equatable, Sendable {
    /// A request: a bold cyan mark.
    case request
    /// An answer to the question that was just printed: a bold yellow mark.
    case answer
  }

  /// The mark, with the space after it.
  ///
  /// One row; control characters are not drawn.
  package var text: String
  package var style: Style
  /// Shown dim behind the mark while nothing is typed, such as "Enter = Home".
  package var placeholder: String?
  /// Written into an empty line on Enter, so that the screen tells what was taken.
  ///
  /// The outcome is still the empty line.
  package var emptyAnswer: String?

  package init(
    text: String, style: Style, placeholder: String? = nil, emptyAnswer: String? = nil
  ) {
    self.text = text
    self.style = style
    self.placeholder = placeholder
    self.emptyAnswer = emptyAnswer
  }

  /// The mark of the house, in ASCII where the terminal's charset is not UTF-8.
  package static func request(charsetIsUTF8: Bool = Charset.isUTF8) -> Prompt {
    Prompt(text: charsetIsUTF8 ? "› " : "> ", style: .request)
  }

  /// The mark of the house for an answer.
  package static func answer(placeholder: String? = nil, emptyAnswer: String? = nil) -> Prompt {
    Prompt(text: "? ", style: .answer, placeholder: placeholder, emptyAnswer: emptyAnswer)
  }
}
