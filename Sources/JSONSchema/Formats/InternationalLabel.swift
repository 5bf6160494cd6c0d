/// Labels of any script that IDNA 2008 allows (RFC 5891, RFC 5892).
///
/// What is allowed is worked out from the properties that the standard library has, so no table of
/// all scalars is needed; the joining types of Arabic and its sisters are Unicode 14's.
enum InternationalLabel {
  static func isValid(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, let last = scalars.last, first != "-", last != "-",
      !(scalars.count >= 4 && scalars[2] == "-" && scalars[3] == "-"), !isMark(first)
    else { return false }
    for (place, scalar) in scalars.enumerated() {
      let isAllowed = ContextRule(scalar)?.allows(place, in: scalars) ?? isAllowed(scalar)
      guard isAllowed else { return false }
    }
    return isNormal(scalars)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isNormal(_ scalars: [Unicode.Scalar]) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let string = String(text)
    var span = string.utf8Span
    return span.checkForNFC(quickCheck: false)
  }

  private static let allowedExceptions: Set<UInt32> = [
    0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007,
  ]
  private static let refusedExceptions: Set<UInt32> = [
    0x640, 0x7FA, 0x302E, 0x302F, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303B,
  ]

  /// The derived property PVALID (RFC 5892, section 3).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if allowedExceptions.contains(scalar.value) { return true }
    if refusedExceptions.contains(scalar.value) { return false }
    if scalar.isASCII {
      return ScalarSet.digits.contains(scalar) || (0x61...0x7A).contains(scalar.value)
        || scalar == "-"
    }
    let properties = scalar.properties
    guard !isOldHangul(scalar), !properties.changesWhenNFKCCaseFolded,
      !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace,
      !isSymbolBlock(scalar)
    else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// Jamo, which stand for parts of syllables.
  private static func isOldHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true
    default: false
    }
  }

  /// Marks for symbols and music (RFC 5892, section 2.4).
  private static func isSymbolBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20D0...0x20FF, 0x1D100...0x1D24F: true
    default: false
    }
  }
}
