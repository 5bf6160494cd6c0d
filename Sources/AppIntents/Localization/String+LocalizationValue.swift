import StringCatalogs

extension String {
  /// A text with interpolated values that are kept apart, so that each language can place and
  /// format them.
  ///
  /// Foundation's own type of this name does not exist on Linux; this one stands in for it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The pieces in the order written.
    enum Segment: Hashable, Sendable {
      case literal(String)
      case argument(LocalizationArgument)
    }

    let segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }

    /// Takes a text without interpolation.
    public init(_ value: String) { segments = [.literal(value)] }

    /// Takes a text without interpolation.
    public init(stringLiteral value: String) { segments = [.literal(value)] }

    /// Takes a text with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      segments = stringInterpolation.segments
    }

    var arguments: [LocalizationArgument] {
      segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    }

    /// The key of the string tables: the text with a format specifier for each value.
    var key: String { formatKey.key }

    /// The text as a format, where it has values.
    var format: String? { arguments.isEmpty ? nil : formatKey.key }

    /// Whether the locale decides how a value is written.
    var hasNumbers: Bool {
      arguments.contains { argument in
        switch argument.value {
        case .integer, .number: true
        case .text, .resource, .formatted: argument.specifier != "%@"
        }
      }
    }

    private var formatKey: FormatKey {
      FormatKey(
        segments.map { segment in
          switch segment {
          case .literal(let text): .literal(text)
          case .argument(let argument): .argument(specifier: argument.specifier)
          }
        })
    }
  }
}
