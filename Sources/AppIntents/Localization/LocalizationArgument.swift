import Foundation

/// A value in a localized text, kept as a value until the language of the text is known.
struct LocalizationArgument: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
    /// Boxed because a resource holds arguments itself.
    indirect case resource(LocalizedStringResource)
    case formatted(Formatted)
  }

  var value: Value
  /// What stands for the value in the key (`%@`, `%lld`).
  var specifier: String

  /// A value and its format style, joined to what they give in a locale.
  struct Formatted: Hashable, Sendable {
    let text: @Sendable (Locale) -> String

    init(_ text: @escaping @Sendable (Locale) -> String) { self.text = text }

    /// The text in a locale that is the same everywhere.
    private var fixedText: String { text(Locale(identifier: "en_US_POSIX")) }

    static func == (left: Formatted, right: Formatted) -> Bool {
      left.fixedText == right.fixedText
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fixedText) }
  }
}
