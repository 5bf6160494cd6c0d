import JSON

/// `minLength` and `maxLength`, counted in Unicode scalars.
struct StringLength: Keyword {
  private let minimum: Int
  private let maximum: Int

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    let minimum = try source.count("minLength")
    let maximum = try source.count("maxLength")
    guard minimum != nil || maximum != nil else { return [] }
    return [StringLength(minimum: minimum ?? 0, maximum: maximum ?? Int.max)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .string(let text) = instance else { return true }
    // A scalar has one to four bytes, which often settles it without a count.
    let bytes = text.utf8.count
    if bytes <= maximum, (bytes + 3) / 4 >= minimum { return true }
    let length = text.unicodeScalars.count
    var isValid = true
    if length < minimum {
      isValid = evaluation.reject(
        .tooFew(.characters, minimum: minimum, found: length), by: "minLength")
    }
    if length > maximum {
      isValid = evaluation.reject(
        .tooMany(.characters, maximum: maximum, found: length), by: "maxLength")
    }
    return isValid
  }
}
