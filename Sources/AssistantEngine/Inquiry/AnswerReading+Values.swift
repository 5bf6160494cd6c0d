import ExtensionProtocol
import IntentRecognition

extension AnswerReading {
  /// Reads an answer as a value of a kind.
  static func value(
    _ text: String, of kind: ValueKind, for parameter: ParameterMetadata, in context: DialogContext
  ) -> ValueAnswer {
    let title = context.text(parameter.title)
    switch kind {
    case .string: return .value(.string(AnswerWords.quotedText(in: text) ?? text))
    case .integer:
      guard let number = Int(text) else {
        return .unusable(context.wording.wholeNumberNeeded(title))
      }
      return .value(.integer(number))
    default: return .unusable(context.wording.numberNeeded(title))
    }
  }
}
