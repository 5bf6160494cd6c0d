/// A type whose values have a text that a person may read.
///
/// The text of an error of this kind is what the assistant says.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
