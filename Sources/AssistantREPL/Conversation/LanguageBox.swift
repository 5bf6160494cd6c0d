import AssistantEngine
import Synchronization

/// The wording of the conversation's language, which may change while it goes on.
final class LanguageBox: Sendable {
  private let language: Mutex<String>

  init(locale: String) { language = Mutex(Self.language(of: locale)) }

  func set(locale: String) { language.withLock { $0 = Self.language(of: locale) } }

  private static func language(of locale: String) -> String { String(locale.prefix(2)) }

  var engine: any EngineWording { Wordings.engine(for: language.withLock { $0 }) }

  var terminal: any TerminalWording {
    language.withLock { $0 } == "ko" ? KoreanTerminalWording() : EnglishTerminalWording()
  }
}
