public import AppIntents

extension RecordRejection: CustomLocalizedStringResourceConvertible {
  /// What the assistant says, in the language of the conversation.
  public var localizedStringResource: LocalizedStringResource {
    "\(self, format: .recordRejection)"
  }

  /// What is wrong, as a sentence in a language.
  public func sentence(in locale: Locale) -> String {
    locale.language.languageCode == .korean ? koreanSentence : englishSentence
  }

  private var englishSentence: String {
    switch self {
    case .malformed(let line, let column, let problem):
      "Nothing was sent: the record is no JSON (line \(line), column \(column): \(problem.english))."
    case .invalid(let pointer, let problem):
      "Nothing was sent: in the record, \(Self.place(pointer, "the whole")) \(problem.english)."
    case .unresolved: "Nothing was sent: it was not confirmed."
    case .noInvocation: "Nothing was sent: no request is running."
    case .foreign: "Nothing was sent: the record is not that of this request."
    case .wrongIntent(let name): "Nothing was sent: there is no way to send \(name)."
    case .notKept: "Nothing was sent: the record could not be written. Check the disk."
    }
  }

  private var koreanSentence: String {
    switch self {
    case .malformed(let line, let column, let problem):
      "전송한 내용이 없습니다. 기록이 JSON이 아닙니다(\(line)행 \(column)열: \(problem.korean))."
    case .invalid(let pointer, let problem):
      "전송한 내용이 없습니다. 기록의 \(Self.place(pointer, "전체")): \(problem.korean)."
    case .unresolved: "전송한 내용이 없습니다. 확인을 받지 못했습니다."
    case .noInvocation: "전송한 내용이 없습니다. 실행 중인 요청이 없습니다."
    case .foreign: "전송한 내용이 없습니다. 이 요청의 기록이 아닙니다."
    case .wrongIntent(let name): "전송한 내용이 없습니다. \(name) 기록을 보낼 방법이 없습니다."
    case .notKept: "전송한 내용이 없습니다. 기록을 저장하지 못했습니다. 디스크를 확인해 주세요."
    }
  }

  private static func place(_ pointer: String, _ whole: String) -> String {
    pointer.isEmpty ? whole : pointer
  }
}

/// The sentence of a rejection, in the locale of the text around it.
public struct RecordRejectionStyle: FormatStyle, Sendable {
  /// The locale whose language is spoken.
  public var locale: Locale

  /// Makes a style; a localized text replaces the locale with its own.
  public init(locale: Locale = .current) {
    self.locale = locale
  }

  /// The sentence in the style's language.
  public func format(_ rejection: RecordRejection) -> String { rejection.sentence(in: locale) }

  /// The same style in a locale.
  public func locale(_ locale: Locale) -> RecordRejectionStyle {
    RecordRejectionStyle(locale: locale)
  }
}

extension FormatStyle where Self == RecordRejectionStyle {
  /// The sentence of a rejection.
  public static var recordRejection: RecordRejectionStyle { RecordRejectionStyle() }
}
