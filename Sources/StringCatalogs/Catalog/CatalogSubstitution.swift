/// A part of a text that has plural forms of its own, named `%#@name@` in the text.
package struct CatalogSubstitution: Hashable, Sendable {
  /// The place from 1 of the argument that the part is about, where the table gives it.
  package let argumentNumber: Int?
  /// How the argument is shown where a form says `%arg`.
  let conversion: FormatConversion
  /// The forms.
  package let form: CatalogForm
}
