extension UnicodeProperty {
  /// The general categories under all their names.
  static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let single: [(String, Unicode.GeneralCategory)] = [
      ("Lu Uppercase_Letter", .uppercaseLetter), ("Ll Lowercase_Letter", .lowercaseLetter),
      ("Lt Titlecase_Letter", .titlecaseLetter), ("Lm Modifier_Letter", .modifierLetter),
      ("Lo Other_Letter", .otherLetter), ("Mn Nonspacing_Mark", .nonspacingMark),
      ("Mc Spacing_Mark", .spacingMark), ("Me Enclosing_Mark", .enclosingMark),
      ("Nd Decimal_Number digit", .decimalNumber), ("Nl Letter_Number", .letterNumber),
      ("No Other_Number", .otherNumber), ("Pc Connector_Punctuation", .connectorPunctuation),
      ("Pd Dash_Punctuation", .dashPunctuation), ("Ps Open_Punctuation", .openPunctuation),
      ("Pe Close_Punctuation", .closePunctuation), ("Pi Initial_Punctuation", .initialPunctuation),
      ("Pf Final_Punctuation", .finalPunctuation), ("Po Other_Punctuation", .otherPunctuation),
      ("Sm Math_Symbol", .mathSymbol), ("Sc Currency_Symbol", .currencySymbol),
      ("Sk Modifier_Symbol", .modifierSymbol), ("So Other_Symbol", .otherSymbol),
      ("Zs Space_Separator", .spaceSeparator), ("Zl Line_Separator", .lineSeparator),
      ("Zp Paragraph_Separator", .paragraphSeparator), ("Cc Control cntrl", .control),
      ("Cf Format", .format), ("Cs Surrogate", .surrogate), ("Co Private_Use", .privateUse),
      ("Cn Unassigned", .unassigned),
    ]
    let groups: [(names: String, members: String)] = [
      ("L Letter", "Lu Ll Lt Lm Lo"), ("LC Cased_Letter", "Lu Ll Lt"),
      ("M Mark Combining_Mark", "Mn Mc Me"), ("N Number", "Nd Nl No"),
      ("P Punctuation punct", "Pc Pd Ps Pe Pi Pf Po"), ("S Symbol", "Sm Sc Sk So"),
      ("Z Separator", "Zs Zl Zp"), ("C Other", "Cc Cf Cs Co Cn"),
    ]
    var table: [String: Set<Unicode.GeneralCategory>] = [:]
    for (names, category) in single {
      for name in names.split(separator: " ") { table[String(name)] = [category] }
    }
    for (names, members) in groups {
      let categories = members.split(separator: " ").compactMap { table[String($0)] }
      for name in names.split(separator: " ") {
        table[String(name)] = categories.reduce(into: []) { $0.formUnion($1) }
      }
    }
    return table
  }()

  /// The binary properties of ECMA-262 that the standard library knows.
  static let binaries: [String: @Sendable (Unicode.Scalar) -> Bool] = {
    let named: [(String, @Sendable (Unicode.Scalar) -> Bool)] = [
      ("Any", { _ in true }), ("ASCII", { $0.isASCII }),
      ("Assigned", { $0.properties.generalCategory != .unassigned }),
      ("Alphabetic Alpha", { $0.properties.isAlphabetic }),
      ("ASCII_Hex_Digit AHex", { $0.properties.isASCIIHexDigit }),
      ("Bidi_Control Bidi_C", { $0.properties.isBidiControl }),
      ("Bidi_Mirrored Bidi_M", { $0.properties.isBidiMirrored }),
      ("Case_Ignorable CI", { $0.properties.isCaseIgnorable }),
      ("Cased", { $0.properties.isCased }),
      ("Changes_When_Casefolded CWCF", { $0.properties.changesWhenCaseFolded }),
      ("Changes_When_Casemapped CWCM", { $0.properties.changesWhenCaseMapped }),
      ("Changes_When_Lowercased CWL", { $0.properties.changesWhenLowercased }),
      ("Changes_When_NFKC_Casefolded CWKCF", { $0.properties.changesWhenNFKCCaseFolded }),
      ("Changes_When_Titlecased CWT", { $0.properties.changesWhenTitlecased }),
      ("Changes_When_Uppercased CWU", { $0.properties.changesWhenUppercased }),
      ("Dash", { $0.properties.isDash }),
      ("Default_Ignorable_Code_Point DI", { $0.properties.isDefaultIgnorableCodePoint }),
      ("Deprecated Dep", { $0.properties.isDeprecated }),
      ("Diacritic Dia", { $0.properties.isDiacritic }),
      ("Emoji", { $0.properties.isEmoji }),
      ("Emoji_Modifier EMod", { $0.properties.isEmojiModifier }),
      ("Emoji_Modifier_Base EBase", { $0.properties.isEmojiModifierBase }),
      ("Emoji_Presentation EPres", { $0.properties.isEmojiPresentation }),
      ("Extender Ext", { $0.properties.isExtender }),
      ("Grapheme_Base Gr_Base", { $0.properties.isGraphemeBase }),
      ("Grapheme_Extend Gr_Ext", { $0.properties.isGraphemeExtend }),
      ("Hex_Digit Hex", { $0.properties.isHexDigit }),
      ("IDS_Binary_Operator IDSB", { $0.properties.isIDSBinaryOperator }),
      ("IDS_Trinary_Operator IDST", { $0.properties.isIDSTrinaryOperator }),
      ("ID_Continue IDC", { $0.properties.isIDContinue }),
      ("ID_Start IDS", { $0.properties.isIDStart }),
      ("Ideographic Ideo", { $0.properties.isIdeographic }),
      ("Join_Control Join_C", { $0.properties.isJoinControl }),
      ("Logical_Order_Exception LOE", { $0.properties.isLogicalOrderException }),
      ("Lowercase Lower", { $0.properties.isLowercase }),
      ("Math", { $0.properties.isMath }),
      ("Noncharacter_Code_Point NChar", { $0.properties.isNoncharacterCodePoint }),
      ("Pattern_Syntax Pat_Syn", { $0.properties.isPatternSyntax }),
      ("Pattern_White_Space Pat_WS", { $0.properties.isPatternWhitespace }),
      ("Quotation_Mark QMark", { $0.properties.isQuotationMark }),
      ("Radical", { $0.properties.isRadical }),
      ("Regional_Indicator RI", { (0x1F1E6...0x1F1FF).contains($0.value) }),
      ("Sentence_Terminal STerm", { $0.properties.isSentenceTerminal }),
      ("Soft_Dotted SD", { $0.properties.isSoftDotted }),
      ("Terminal_Punctuation Term", { $0.properties.isTerminalPunctuation }),
      ("Unified_Ideograph UIdeo", { $0.properties.isUnifiedIdeograph }),
      ("Uppercase Upper", { $0.properties.isUppercase }),
      ("Variation_Selector VS", { $0.properties.isVariationSelector }),
      ("White_Space space", { $0.properties.isWhitespace }),
      ("XID_Continue XIDC", { $0.properties.isXIDContinue }),
      ("XID_Start XIDS", { $0.properties.isXIDStart }),
    ]
    var table: [String: @Sendable (Unicode.Scalar) -> Bool] = [:]
    for (names, test) in named {
      for name in names.split(separator: " ") { table[String(name)] = test }
    }
    return table
  }()
}
