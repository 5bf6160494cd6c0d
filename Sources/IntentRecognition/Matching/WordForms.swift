/// English word forms, over folded bytes.
enum WordForms {
  /// Whether two words are the singular and the plural of one noun.
  static func differInNumber(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    left.count < right.count ? isPlural(right, of: left) : isPlural(left, of: right)
  }

  private static func isPlural(
    _ plural: UnsafeBufferPointer<UInt8>, of singular: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard singular.count >= 3, plural.last == UInt8(ascii: "s"), let last = singular.last,
      last < 0x80
    else { return false }
    let longer = plural.count - singular.count
    if longer == 1 { return last != UInt8(ascii: "s") && plural.starts(with: singular) }
    guard longer == 2, plural[plural.count - 2] == UInt8(ascii: "e") else { return false }
    if last == UInt8(ascii: "y") {
      return plural[plural.count - 3] == UInt8(ascii: "i")
        && plural.dropLast(3).elementsEqual(singular.dropLast())
    }
    return "sxzho".utf8.contains(last) && plural.starts(with: singular)
  }

  /// The other numbers that a noun may have: "reservations" for "reservation" and the reverse.
  static func otherNumbers(of word: [UInt8]) -> [[UInt8]] {
    guard word.count >= 3, let last = word.last, last < 0x80 else { return [] }
    var forms: [[UInt8]] = []
    if last == UInt8(ascii: "s") {
      forms.append(Array(word.dropLast()))
      if word.suffix(3).elementsEqual("ies".utf8) {
        forms.append(word.dropLast(3) + Array("y".utf8))
      }
      if word.suffix(2).elementsEqual("es".utf8) { forms.append(Array(word.dropLast(2))) }
    } else {
      forms.append(word + Array("s".utf8))
      forms.append(word + Array("es".utf8))
      if last == UInt8(ascii: "y") { forms.append(word.dropLast() + Array("ies".utf8)) }
    }
    return forms
  }
}
