/// Takes a format string apart, over bytes.
struct FormatScanner {
  let bytes: [UInt8]
  let inSubstitution: Bool
  private var position = 0
  private var literal: [UInt8] = []
  private var found: [FormatTemplate.Piece] = []

  init(bytes: [UInt8], inSubstitution: Bool) {
    self.bytes = bytes
    self.inSubstitution = inSubstitution
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func pieces() -> [FormatTemplate.Piece] {
    while let byte = next {
      guard byte == UInt8(ascii: "%") else {
        literal.append(byte)
        position += 1
        continue
      }
      let start = position
      position += 1
      if let piece = piece() {
        endLiteral()
        found.append(piece)
      } else if next == UInt8(ascii: "%"), position == start + 1 {
        literal.append(byte)
        position += 1
      } else {
        literal.append(byte)
        position = start + 1
      }
    }
    endLiteral()
    return found
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    found.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// Reads what stands after a percent sign, or nil when it is no conversion.
  ///
  /// C's flag of a space is not one here: "50 % off" is text.
  private mutating func piece() -> FormatTemplate.Piece? {
    if inSubstitution, bytes[position...].starts(with: Array("arg".utf8)) {
      position += 3
      return .ownArgument
    }
    var conversion = FormatConversion()
    conversion.position = positionPrefix()
    let isAlternate = flags(of: &conversion)
    if isAlternate, next == UInt8(ascii: "@") {
      return substitution(position: conversion.position)
    }
    conversion.width = number()
    if next == UInt8(ascii: ".") {
      position += 1
      conversion.precision = number() ?? 0
    }
    while let byte = next, "hlqLzjt".utf8.contains(byte) { position += 1 }
    guard let verb = next, "@diuxXofFeEgGaAsc".utf8.contains(verb) else { return nil }
    position += 1
    conversion.verb = verb
    return .conversion(conversion)
  }

  private mutating func flags(of conversion: inout FormatConversion) -> Bool {
    var isAlternate = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "-"): conversion.isLeftAligned = true
      case UInt8(ascii: "+"): conversion.showsPlus = true
      case UInt8(ascii: "0"): conversion.padsWithZeros = true
      case UInt8(ascii: "#"): isAlternate = true
      case UInt8(ascii: "'"): break
      default: return isAlternate
      }
      position += 1
    }
    return isAlternate
  }

  /// Reads `2$`, and nothing when there is no such thing.
  private mutating func positionPrefix() -> Int? {
    let start = position
    if let value = number(), value > 0, next == UInt8(ascii: "$") {
      position += 1
      return value
    }
    position = start
    return nil
  }

  private mutating func number() -> Int? {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte), position - start < 6 { position += 1 }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func substitution(position argument: Int?) -> FormatTemplate.Piece? {
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")), end > start else {
      return nil
    }
    position = end + 1
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return .substitution(name: name, position: argument)
  }
}
