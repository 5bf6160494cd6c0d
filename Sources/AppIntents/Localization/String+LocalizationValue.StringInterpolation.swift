public import Foundation

extension String.LocalizationValue {
  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    private mutating func append(_ value: LocalizationArgument.Value, _ specifier: String) {
      segments.append(.argument(LocalizationArgument(value: value, specifier: specifier)))
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Inserts a text as it is.
  public mutating func appendInterpolation(_ value: String) { append(.text(value), "%@") }

  /// Inserts a text as it is.
  public mutating func appendInterpolation(_ value: Substring) {
    append(.text(String(value)), "%@")
  }

  /// Inserts the characters of a text.
  public mutating func appendInterpolation(_ value: AttributedString) {
    append(.text(String(value.characters)), "%@")
  }

  /// Inserts a whole number in the conversation's locale.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
    guard let number = Int64(exactly: value) else {
      return append(.text("\(value)"), "%llu")
    }
    append(.integer(number), Self.specifier(of: T.self))
  }

  /// Inserts a whole number in the conversation's locale.
  public mutating func appendInterpolation(_ value: Int) { append(.integer(Int64(value)), "%lld") }

  /// Inserts a number in the conversation's locale.
  public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }

  /// Inserts a number in the conversation's locale.
  public mutating func appendInterpolation(_ value: Float) {
    append(.number(Double(value)), "%f")
  }

  /// Inserts a whole number by a format specifier of its own.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
    append(Int64(exactly: value).map { .integer($0) } ?? .text("\(value)"), specifier)
  }

  /// Inserts a number by a format specifier of its own.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
    append(.number(Double(value)), specifier)
  }

  /// Inserts a text of the app, looked up in its own table.
  public mutating func appendInterpolation(_ value: LocalizedStringResource) {
    append(.resource(value), "%@")
  }

  /// Inserts a value by its own name, such as an entity by its title.
  public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T)
  {
    append(.resource(value.localizedStringResource), "%@")
  }

  /// Inserts a value that is formatted in the conversation's locale.
  public mutating func appendInterpolation<F: FormatStyle & Sendable>(
    _ value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    append(.formatted(LocalizationArgument.Formatted { format.locale($0).format(value) }), "%@")
  }

  private static func specifier<T: FixedWidthInteger>(of type: T.Type) -> String {
    switch (T.bitWidth, T.isSigned) {
    case (64, true): "%lld"
    case (64, false): "%llu"
    case (_, true): "%d"
    case (_, false): "%u"
    }
  }
}
