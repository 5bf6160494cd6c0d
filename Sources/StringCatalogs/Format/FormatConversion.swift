private import Glibc

/// One conversion of a format string, such as `%lld`, `%2$@` or `%-8.2f`.
struct FormatConversion: Hashable, Sendable {
  /// The argument's place from 1, where the text gives it.
  var position: Int?
  var isLeftAligned = false
  var showsPlus = false
  var padsWithZeros = false
  var width: Int?
  var precision: Int?
  /// The letter that says how to convert.
  var verb: UInt8 = UInt8(ascii: "@")

  /// Reads what a substitution calls its format specifier: `lld`, `.1f`, `@`.
  init?(specifier: String) {
    guard case .conversion(let conversion)? = FormatTemplate("%" + specifier).pieces.first else {
      return nil
    }
    self = conversion
  }

  init() {}

  /// Whether the conversion is for numbers.
  var isNumeric: Bool {
    !(verb == UInt8(ascii: "@") || verb == UInt8(ascii: "s") || verb == UInt8(ascii: "c"))
  }

  private var isFractional: Bool { "fFeEgGaA".utf8.contains(verb) }

  /// The number in ASCII digits as this conversion shows it, or nil for one that has no digits.
  func decimal(of argument: FormatArgument) -> String? {
    switch argument {
    case .text: return nil
    case .integer(let value):
      return isFractional ? decimal(of: .double(Double(value))) : String(value)
    case .double(let value):
      guard value.isFinite else { return nil }
      if verb == UInt8(ascii: "f") || verb == UInt8(ascii: "F") {
        return Self.fixed(value, digits: precision ?? 6)
      }
      return Self.shortest(value)
    }
  }

  /// The argument as text.
  func text(_ argument: FormatArgument, _ format: NumberFormat) -> String {
    let bare: String
    switch argument {
    case .text(let text): bare = precision.map { String(text.prefix($0)) } ?? text
    case .integer(let value) where verb == UInt8(ascii: "x"): bare = String(value, radix: 16)
    case .integer(let value) where verb == UInt8(ascii: "X"):
      bare = String(value, radix: 16, uppercase: true)
    case .integer(let value) where verb == UInt8(ascii: "o"): bare = String(value, radix: 8)
    case .double(let value) where !value.isFinite:
      bare = value.isNaN ? "NaN" : (value < 0 ? format.minusSign : "") + "∞"
    case .double(let value) where "eEgGaA".utf8.contains(verb):
      bare = format.text(ascii: printed(value), grouping: false)
    case .integer, .double:
      bare = signed(format.text(ascii: decimal(of: argument) ?? ""), argument)
    }
    return padded(bare, isNumber: argument.isNumber)
  }

  private func signed(_ text: String, _ argument: FormatArgument) -> String {
    let isNegative =
      switch argument {
      case .text: false
      case .integer(let value): value < 0
      case .double(let value): value.sign == .minus
      }
    return isNegative ? text : (showsPlus ? "+" : "") + text
  }

  private func padded(_ text: String, isNumber: Bool) -> String {
    guard let width, text.count < width else { return text }
    let missing = min(width, 200) - text.count
    guard missing > 0 else { return text }
    if isLeftAligned { return text + String(repeating: " ", count: missing) }
    guard padsWithZeros, isNumber else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { !$0.isNumber }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  /// The fewest digits that tell the number from its neighbors, without an exponent.
  private static func shortest(_ value: Double) -> String {
    let text = "\(value)"
    guard let exponentMark = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    guard let exponent = Int(text[text.index(after: exponentMark)...]), exponent < 0 else {
      return fixed(value, digits: 0)
    }
    let digits = text[..<exponentMark].filter(\.isNumber)
    let significant = digits.hasSuffix("0") ? String(digits.dropLast()) : digits
    let zeros = String(repeating: "0", count: -exponent - 1)
    return (value < 0 ? "-" : "") + "0." + zeros + (significant.isEmpty ? "0" : significant)
  }

  private static func fixed(_ value: Double, digits: Int) -> String {
    print("%.\(min(max(digits, 0), 100))f", value)
  }

  /// The value in the conversions that only C knows (`%g`, `%e`, `%a`).
  private func printed(_ value: Double) -> String {
    let letter = Character(Unicode.Scalar(verb))
    return Self.print("%" + (precision.map { ".\(min($0, 100))" } ?? "") + String(letter), value)
  }

  /// Prints with `vsnprintf(3)`; a decimal comma of the C locale is taken back to a point.
  private static func print(_ format: String, _ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    let bytes = buffer.prefix(min(max(Int(count), 0), buffer.count - 1))
    return String(
      decoding: bytes.map { $0 == 0x2C ? 0x2E : UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
