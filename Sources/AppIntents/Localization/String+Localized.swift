public import Foundation

extension String {
  /// Makes the text of a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = TextRendering.current.text(of: resource)
  }

  /// Makes the text that a table has for a wording in code.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table, locale: locale))
  }

  /// Makes the text that a table has for a key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale))
  }
}
