/// The rule for names that hold letters written from right to left (RFC 5893, section 2).
///
/// The classes are worked out from blocks and categories, exact for all scalars that a label may
/// hold; the standard library has no Bidi_Class.
enum BidirectionalRule {
  /// The classes that the rule tells apart.
  private enum Class {
    case leftToRight
    case rightToLeft
    case europeanNumber
    case arabicNumber
    case mark
    case neutral

    init(_ scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: self = .mark
      case .decimalNumber: self = Self.number(scalar.value)
      case .modifierLetter where Self.isNeutralLetter(scalar.value): self = .neutral
      default:
        if BidirectionalRule.isRightToLeft(scalar) {
          self = .rightToLeft
        } else {
          self = scalar.properties.isAlphabetic ? .leftToRight : .neutral
        }
      }
    }

    private static func number(_ value: UInt32) -> Class {
      switch value {
      case 0x30...0x39, 0x6F0...0x6F9: .europeanNumber
      case 0x660...0x669, 0x10D30...0x10D39: .arabicNumber
      case 0x7C0...0x7C9, 0x1E950...0x1E959: .rightToLeft
      default: .leftToRight
      }
    }

    /// Modifier letters that have no direction.
    private static func isNeutralLetter(_ value: UInt32) -> Bool {
      switch value {
      case 0x2B9...0x2BA, 0x2C6...0x2CF, 0x2EC, 0x374, 0xA717...0xA71F, 0xA788: true
      default: false
      }
    }
  }

  /// Whether a scalar is of the classes R, AL or AN.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return false
    default: break
    }
    return switch scalar.value {
    case 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  static func allows(_ label: [Unicode.Scalar]) -> Bool {
    let classes = label.map(Class.init)
    switch classes.first {
    case .rightToLeft:
      let end = classes.last { $0 != .mark }
      let numbers = (classes.contains(.europeanNumber), classes.contains(.arabicNumber))
      return !classes.contains(.leftToRight) && numbers != (true, true)
        && (end == .rightToLeft || end == .europeanNumber || end == .arabicNumber)
    case .leftToRight:
      let end = classes.last { $0 != .mark }
      return !classes.contains(.rightToLeft) && !classes.contains(.arabicNumber)
        && (end == .leftToRight || end == .europeanNumber)
    case .europeanNumber, .arabicNumber, .mark, .neutral, nil: return false
    }
  }
}
