/// The languages that Behest itself speaks.
package enum Wordings {
  /// The wording for a locale; English where there is none.
  package static func engine(for locale: String) -> any EngineWording {
    locale.hasPrefix("ko") ? KoreanWording() : EnglishWording()
  }
}
