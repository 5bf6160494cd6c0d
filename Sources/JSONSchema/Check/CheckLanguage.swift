/// A language in which a check speaks.
package enum CheckLanguage: Sendable, CaseIterable {
  case english
  case korean

  /// The language of a locale such as `ko_KR` or `ko-KR.UTF-8`; English for all others.
  package init(locale: String) {
    let language = locale.utf8.prefix { ASCII.isLetter($0) }
    self = String(language) == "ko" ? .korean : .english
  }
}
