/// What becomes of one scalar outside ASCII and the Hangul syllables.
enum FoldedScalar {
  case ignored
  case apostrophe
  case separator
  case ascii(UInt8)
  case letter(UInt32, FoldedToken.Kind)
  case letters(UInt32, UInt32, FoldedToken.Kind)
  /// A mark that joins the letter before it.
  case mark(UInt32)
  /// A Hangul letter that is not part of a syllable yet.
  case jamo(UInt32)

  static func fold(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case 0x2018, 0x2019, 0x201B, 0x02BC, 0x2032, 0x00B4, 0xFF07: .apostrophe
    case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF, 0xFE00...0xFE0F:
      .ignored
    case 0x00DF, 0x1E9E: .letters(0x73, 0x73, .word)
    case 0x0130, 0x0131: .letter(0x69, .word)
    case 0x00E6, 0x00C6: .letters(0x61, 0x65, .word)
    case 0x0152, 0x0153: .letters(0x6F, 0x65, .word)
    case 0x017F: .letter(0x73, .word)
    case 0x212A: .letter(0x6B, .word)
    case 0x03C2: .letter(0x03C3, .otherWord)
    case 0x2460...0x2468: .letter(0x31 + scalar - 0x2460, .word)
    case 0xFB00...0xFB02: .letters(0x66, [0x66, 0x69, 0x6C][Int(scalar - 0xFB00)], .word)
    case 0xFF01...0xFF5E: .ascii(UInt8(truncatingIfNeeded: scalar - 0xFEE0))
    case 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0x3131...0x3163: .jamo(scalar)
    case 0xFFA1...0xFFDC: halfWidthHangul(scalar)
    case 0xFF66...0xFF9D: .letter(halfWidthKatakana[Int(scalar - 0xFF66)], .single)
    case 0xFF9E: .mark(0x3099)
    case 0xFF9F: .mark(0x309A)
    case 0x0300...0x036F, 0x3099, 0x309A: .mark(scalar)
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      .letter(scalar, .single)
    default: general(scalar)
    }
  }

  private static func halfWidthHangul(_ scalar: UInt32) -> FoldedScalar {
    switch scalar {
    case 0xFFA1...0xFFBE: .jamo(scalar - 0xFFA1 + 0x3131)
    case 0xFFC2...0xFFC7: .jamo(scalar - 0xFFC2 + 0x314F)
    case 0xFFCA...0xFFCF: .jamo(scalar - 0xFFCA + 0x3155)
    case 0xFFD2...0xFFD7: .jamo(scalar - 0xFFD2 + 0x315B)
    case 0xFFDA...0xFFDC: .jamo(scalar - 0xFFDA + 0x3161)
    default: .separator
    }
  }

  private static let halfWidthKatakana: [UInt32] =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    .unicodeScalars.map(\.value)

  /// What is left to Unicode's own tables, small ones of which are kept.
  private static func general(_ scalar: UInt32) -> FoldedScalar {
    let folded = scalar < UInt32(table.count) ? table[Int(scalar)] : lowercase(scalar)
    guard folded != 0 else { return .separator }
    let isLatin = folded < 0x250 || (folded >= 0x1E00 && folded < 0x1F00)
    return .letter(folded, isLatin ? .word : .otherWord)
  }

  private static let table: [UInt32] = (0..<0x600).map { lowercase($0) }

  /// The scalar in lower case; 0 for what is neither letter, mark nor digit.
  private static func lowercase(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      let mapped = scalar.properties.lowercaseMapping.unicodeScalars
      return mapped.count == 1 ? (mapped.first?.value ?? value) : value
    default: return 0
    }
  }
}
