/// The few ways in which text stands out; meaning never rests on them alone.
package enum TextStyle: Equatable, Sendable {
  case dim
  case bold
  case red
  case boldCyan
  case boldYellow

  /// The parameters of "select graphic rendition", from the palette of 16 colors.
  var parameters: String {
    switch self {
    case .dim: "2"
    case .bold: "1"
    case .red: "31"
    case .boldCyan: "1;36"
    case .boldYellow: "1;33"
    }
  }
}
