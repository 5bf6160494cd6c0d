/// A text that was found, and in which locale's column.
package struct LocalizedLookup: Hashable, Sendable {
  /// The text with its arguments put in.
  package let text: String
  /// The locale of the text, by the name that the table gives it.
  package let locale: String
  /// Whether the text is the source language's because the wanted locale has none.
  package let isFallback: Bool
}
