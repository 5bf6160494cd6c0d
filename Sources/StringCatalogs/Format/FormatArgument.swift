/// A value that an interpolation puts into a localized text.
package enum FormatArgument: Hashable, Sendable {
  /// Text as it is; dates and other formatted values come as text.
  case text(String)
  case integer(Int)
  case double(Double)

  /// Whether plural rules can look at the value.
  var isNumber: Bool {
    switch self {
    case .text: false
    case .integer, .double: true
    }
  }
}
