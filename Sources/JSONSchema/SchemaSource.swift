import JSON

/// A schema's text while it is compiled, read keyword by keyword.
struct SchemaSource {
  let schema: JSONObject
  let location: SchemaLocation
  /// The place as people read it.
  let place: String
  let vocabularies: Set<Vocabulary>

  func malformed(_ keyword: String, _ expected: SchemaError.Expectation) -> SchemaError {
    .malformed(keyword: keyword, at: place, expected: expected)
  }

  func number(_ keyword: String) throws(SchemaError) -> JSONNumber? {
    guard let value = schema[keyword] else { return nil }
    guard let number = value.number else { throw malformed(keyword, .number) }
    return number
  }

  /// Reads a whole number that is not negative; one beyond all counts becomes the largest.
  func count(_ keyword: String) throws(SchemaError) -> Int? {
    guard let number = try number(keyword) else { return nil }
    let value = JSONDecimal(number)
    guard value.isWhole, !value.isNegative else { throw malformed(keyword, .count) }
    return value.int ?? Int.max
  }

  func string(_ keyword: String) throws(SchemaError) -> String? {
    guard let value = schema[keyword] else { return nil }
    guard let string = value.string else { throw malformed(keyword, .string) }
    return string
  }

  func strings(_ keyword: String) throws(SchemaError) -> [String]? {
    guard let value = schema[keyword] else { return nil }
    guard let strings = Self.strings(value) else { throw malformed(keyword, .strings) }
    return strings
  }

  static func strings(_ value: JSONValue) -> [String]? {
    guard let elements = value.array else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }

  func boolean(_ keyword: String) throws(SchemaError) -> Bool? {
    guard let value = schema[keyword] else { return nil }
    guard let boolean = value.bool else { throw malformed(keyword, .boolean) }
    return boolean
  }

  func list(_ keyword: String) throws(SchemaError) -> [JSONValue]? {
    guard let value = schema[keyword] else { return nil }
    guard let list = value.array else { throw malformed(keyword, .list) }
    return list
  }

  func object(
    _ keyword: String, _ expected: SchemaError.Expectation
  ) throws(SchemaError) -> JSONObject? {
    guard let value = schema[keyword] else { return nil }
    guard let object = value.object else { throw malformed(keyword, expected) }
    return object
  }

  /// Compiles a pattern that stands at a keyword.
  func pattern(_ text: String, at keyword: String) throws(SchemaError) -> RegularExpression {
    do {
      return try RegularExpression(text)
    } catch {
      throw .invalidPattern(text, at: place + JSONPointer.step(keyword), error)
    }
  }
}
