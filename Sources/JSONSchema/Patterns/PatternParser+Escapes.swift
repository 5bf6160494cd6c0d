extension PatternParser {
  /// Reads what stands after a backslash outside a class.
  mutating func escape() throws(PatternError) -> PatternTree {
    switch next {
    case "b":
      position += 1
      return .anchor(.wordBoundary)
    case "B":
      position += 1
      return .anchor(.notWordBoundary)
    case "k":
      position += 1
      try expect("<")
      noteReference(to: try groupName())
      return .backReference
    default:
      if let digit = next, digit != "0", ScalarSet.digits.contains(digit) {
        noteReference(to: try number())
        return .backReference
      }
      if let set = try setEscape() { return .scalar(set) }
      let scalar = try scalarEscape()
      return .scalar(ScalarSet([scalar...scalar]))
    }
  }

  /// Reads `\d`, `\p{…}` and the like; nil when another kind of escape stands here.
  private mutating func setEscape() throws(PatternError) -> ScalarSet? {
    let set: ScalarSet
    switch next {
    case "d": set = .digits
    case "D": set = .digits.inverted
    case "w": set = .wordCharacters
    case "W": set = .wordCharacters.inverted
    case "s": set = .spaces
    case "S": set = .spaces.inverted
    case "p", "P": return try propertyEscape()
    default: return nil
    }
    position += 1
    return set
  }

  private mutating func propertyEscape() throws(PatternError) -> ScalarSet {
    let isNegated = try take() == "P"
    try expect("{")
    var name = ""
    while let scalar = next, scalar != "}" {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    try expect("}")
    guard let property = UnicodeProperty(name) else { throw .unknownProperty(name) }
    var set = ScalarSet()
    set.insert(property, isNegated: isNegated)
    return set
  }

  /// Reads an escape that stands for one scalar.
  private mutating func scalarEscape() throws(PatternError) -> UInt32 {
    let start = position
    let scalar = try take()
    switch scalar {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "0":
      if let digit = next, ScalarSet.digits.contains(digit) {
        throw .unknownEscape(scalar, offset: start)
      }
      return 0
    case "c":
      let letter = try take()
      guard letter.isASCII, letter.properties.isAlphabetic else {
        throw .unknownEscape(scalar, offset: start)
      }
      return letter.value & 0x1F
    case "x": return try hexadecimal(2)
    case "u": return try unicodeEscape(from: start)
    default:
      guard scalar.isASCII, scalar.value > 0x20, scalar.value != 0x7F,
        !ScalarSet.wordCharacters.contains(scalar) || scalar == "_"
      else { throw .unknownEscape(scalar, offset: start) }
      return scalar.value
    }
  }

  private mutating func hexadecimal(_ count: Int) throws(PatternError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      let scalar = try take()
      guard let digit = UInt32(String(scalar), radix: 16) else {
        throw .unexpectedCharacter(scalar, offset: position - 1)
      }
      value = value << 4 | digit
    }
    return value
  }

  /// Reads `\u1234`, a pair of them that makes one scalar, or `\u{12345}`.
  private mutating func unicodeEscape(from start: Int) throws(PatternError) -> UInt32 {
    if skip("{") {
      var value: UInt32 = 0
      repeat { value = value << 4 | (try hexadecimal(1)) } while next != "}" && value <= 0x10FFFF
      try expect("}")
      guard value <= 0x10FFFF else { throw .unknownEscape("u", offset: start) }
      return value
    }
    let first = try hexadecimal(4)
    guard (0xD800...0xDBFF).contains(first), next == "\\", peek(1) == "u", peek(2) != "{" else {
      return first
    }
    let back = position
    position += 2
    let second = try hexadecimal(4)
    guard (0xDC00...0xDFFF).contains(second) else {
      position = back
      return first
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  // MARK: Classes

  mutating func characterClass() throws(PatternError) -> ScalarSet {
    var set = ScalarSet()
    let isNegated = skip("^")
    while next != "]" {
      let start = position
      let lower = try classAtom()
      guard next == "-", let after = peek(1), after != "]" else {
        set.formUnion(lower.set)
        continue
      }
      position += 1
      let upper = try classAtom()
      guard let first = lower.scalar, let last = upper.scalar, first <= last else {
        throw .reversedRange(offset: start)
      }
      set.insert(first...last)
    }
    try expect("]")
    if isNegated { set.negate() }
    return set
  }

  private mutating func classAtom() throws(PatternError) -> (scalar: UInt32?, set: ScalarSet) {
    let scalar = try take()
    var value = scalar.value
    if scalar == "\\" {
      if let set = try setEscape() { return (nil, set) }
      if skip("b") { value = 0x08 } else { value = try scalarEscape() }
    }
    return (value, ScalarSet([value...value]))
  }
}
