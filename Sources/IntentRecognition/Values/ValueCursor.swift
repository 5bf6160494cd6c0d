/// A place in the words of a value, from which parts are taken.
///
/// Each taking function leaves the cursor where it was when it takes nothing.
struct ValueCursor {
  let text: ValueText
  var position: Int

  var isAtEnd: Bool { position >= text.count }
  var next: UInt32? { position < text.count ? text.scalars[position] : nil }

  mutating func skipSpace() {
    while next == 0x20 { position += 1 }
  }

  /// Runs a body that may fail; when it does, nothing is taken.
  mutating func attempt<Value>(_ body: (inout ValueCursor) -> Value?) -> Value? {
    var copy = self
    guard let value = body(&copy) else { return nil }
    self = copy
    return value
  }

  /// Takes a Latin word with what it stands for.
  mutating func word<Value>(_ table: [String: Value]) -> Value? {
    attempt { cursor in
      cursor.skipSpace()
      return cursor.letters().flatMap { table[$0] }
    }
  }

  /// Takes one of some Latin words.
  mutating func word(_ words: Set<String>) -> String? {
    attempt { cursor in
      cursor.skipSpace()
      return cursor.letters().flatMap { words.contains($0) ? $0 : nil }
    }
  }

  mutating func word(_ word: String) -> Bool { self.word([word]) != nil }

  /// Takes words one after the other.
  mutating func words(_ words: String...) -> Bool {
    attempt { cursor in words.allSatisfy { cursor.word($0) } ? true : nil } ?? false
  }

  private mutating func letters() -> String? {
    var word = String.UnicodeScalarView()
    while let scalar = next, ValueText.isLetter(scalar) || scalar == 0x27,
      let letter = Unicode.Scalar(scalar)
    {
      word.append(letter)
      position += 1
    }
    return word.isEmpty ? nil : String(word)
  }

  /// Takes text as it stands, spaces before it and between its syllables aside.
  mutating func take(_ literal: String) -> Bool {
    attempt { cursor in
      for scalar in literal.unicodeScalars {
        cursor.skipSpace()
        guard cursor.next == scalar.value else { return nil }
        cursor.position += 1
      }
      return true
    } ?? false
  }

  /// Takes the longest of some texts, with what it stands for.
  mutating func take<Value>(_ table: [(String, Value)]) -> Value? {
    for (literal, value) in table where take(literal) { return value }
    return nil
  }

  /// Takes one character, no space before it.
  mutating func symbol(_ character: Unicode.Scalar) -> Bool {
    guard next == character.value else { return false }
    position += 1
    return true
  }

  /// Takes digits, no space before them.
  mutating func digits(_ count: ClosedRange<Int> = 1...15) -> Int? {
    attempt { cursor in
      var value = 0
      var taken = 0
      while let scalar = cursor.next, ValueText.isDigit(scalar), taken < count.upperBound {
        value = value * 10 + Int(scalar - 0x30)
        taken += 1
        cursor.position += 1
      }
      let goesOn = cursor.next.map(ValueText.isDigit) ?? false
      return taken >= count.lowerBound && !goesOn ? value : nil
    }
  }
}
