/// Reads `.strings` files: the old property list syntax that Apple's tools still take.
struct StringsFileReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The pairs of the file in order; of two with one key, the last value at the first's place.
  mutating func pairs() throws(StringCatalogError) -> [(key: String, value: String)] {
    if String(String.UnicodeScalarView(scalars.prefix(6))).hasPrefix("<?xml")
      || scalars.prefix(6).elementsEqual("<plist".unicodeScalars)
    {
      throw failure(.propertyListFormat("XML"), at: 0)
    }
    var pairs: [(key: String, value: String)] = []
    var places: [String: Int] = [:]
    try skipSpace()
    let isBraced = take("{")
    while true {
      try skipSpace()
      if isBraced, take("}") {
        try skipSpace()
        guard next == nil else { throw failure(.expected("the end of the file"), at: position) }
        return pairs
      }
      guard next != nil else {
        if isBraced { throw failure(.expected("}"), at: position) }
        return pairs
      }
      let (key, value) = try pair()
      if let place = places[key] {
        pairs[place].value = value
      } else {
        places[key] = pairs.count
        pairs.append((key, value))
      }
    }
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Reads `key = value;`, or `key;`, whose value is the key.
  private mutating func pair() throws(StringCatalogError) -> (String, String) {
    let key = try word(expecting: "a key")
    try skipSpace()
    if take(";") { return (key, key) }
    guard take("=") else { throw failure(.expected("="), at: position) }
    try skipSpace()
    let value = try word(expecting: "a value")
    try skipSpace()
    guard take(";") else { throw failure(.expected(";"), at: position) }
    return (key, value)
  }

  private mutating func skipSpace() throws(StringCatalogError) {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        position += 1
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let scalar = next, scalar != "\n", scalar != "\r" { position += 1 }
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringCatalogError) {
    let start = position
    position += 2
    while position + 1 < scalars.count {
      if scalars[position] == "*", scalars[position + 1] == "/" {
        position += 2
        return
      }
      position += 1
    }
    throw failure(.unterminatedComment, at: start)
  }

  private mutating func word(expecting what: String) throws(StringCatalogError) -> String {
    if let quote = next, quote == "\"" || quote == "'" { return try quoted(by: quote) }
    let start = position
    while let scalar = next, Self.isBare(scalar), !startsComment { position += 1 }
    guard position > start else { throw failure(.expected(what), at: position) }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private var startsComment: Bool {
    next == "/" && position + 1 < scalars.count
      && (scalars[position + 1] == "/" || scalars[position + 1] == "*")
  }

  /// Whether a scalar may stand in a word without quotation marks.
  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(by quote: Unicode.Scalar) throws(StringCatalogError) -> String {
    let start = position
    position += 1
    var units: [UInt16] = []
    while let scalar = next {
      position += 1
      if scalar == quote {
        guard let text = String(validating: units, as: UTF16.self) else {
          throw failure(.invalidEscape, at: start)
        }
        return text
      }
      if scalar == "\\" {
        try escape(into: &units)
      } else {
        units.append(contentsOf: String(scalar).utf16)
      }
    }
    throw failure(.unterminatedString, at: start)
  }

  /// Reads what stands after a backslash; a letter that means nothing stands for itself.
  private mutating func escape(into units: inout [UInt16]) throws(StringCatalogError) {
    let start = position - 1
    guard let scalar = next else { throw failure(.unterminatedString, at: start) }
    position += 1
    switch scalar {
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "n": units.append(0x0A)
    case "r": units.append(0x0D)
    case "t": units.append(0x09)
    case "v": units.append(0x0B)
    case "U", "u": units.append(try number(radix: 16, digits: 4...4, from: start))
    case "0"..."7":
      position -= 1
      let code = try number(radix: 8, digits: 1...3, from: start)
      guard code < 0x80 else { throw failure(.invalidEscape, at: start) }
      units.append(code)
    default: units.append(contentsOf: String(scalar).utf16)
    }
  }

  private mutating func number(
    radix: Int, digits: ClosedRange<Int>, from start: Int
  ) throws(StringCatalogError) -> UInt16 {
    var text = ""
    while text.utf8.count < digits.upperBound, let scalar = next, scalar.isASCII,
      Int(String(scalar), radix: radix) != nil
    {
      text.unicodeScalars.append(scalar)
      position += 1
    }
    guard text.utf8.count >= digits.lowerBound, let value = UInt16(text, radix: radix) else {
      throw failure(.invalidEscape, at: start)
    }
    return value
  }

  private func failure(_ reason: StringCatalogError.Reason, at index: Int) -> StringCatalogError {
    let before = scalars[..<min(index, scalars.count)]
    let line = 1 + before.count { $0 == "\n" }
    let column = before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
    return StringCatalogError(reason, line: line, column: column)
  }
}
