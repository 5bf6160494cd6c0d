public import Foundation

/// A text of the app that is looked up in its tables once the language is known.
///
/// Foundation's own type of this name does not exist on Linux; this one stands in for it.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Where the table of a text is.
  public enum BundleDescription: Hashable, Sendable {
    /// The app itself.
    case main
    /// The bundle that holds a class, given by the class's name; in an app of Behest, the app.
    case forClass(String)
    /// A bundle at a place.
    case atURL(URL)
    /// The texts that this library brings itself.
    case library

    /// The bundle that holds a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .forClass(String(describing: type))
    }
  }

  /// The key of the table's entry.
  public let key: String
  /// The text that is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; `Localizable` when nil.
  public let table: String?
  /// The bundle that the table is in.
  public let bundle: BundleDescription
  /// The locale that the app chose for the text; the conversation's when nil.
  var chosenLocale: Locale?

  /// The locale that the text is looked up and formatted in.
  public var locale: Locale {
    get { chosenLocale ?? AppSession.latestOrCurrent?.locale ?? .current }
    set { chosenLocale = newValue }
  }

  init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    // On Linux `Locale.current` is no choice: it is the same whatever the conversation's locale.
    chosenLocale = locale == .current ? nil : locale
  }

  /// Makes a text whose wording in code is also its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Makes a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Makes a text whose wording in code is also its key.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Makes a text with values, whose wording in code is also its key.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}
