/// Reads a regular expression in the grammar of ECMA-262 with the flag `u`.
///
/// One thing more is read: a backslash before any ASCII punctuation stands for it, as many schemas
/// write `\-` or `\@` outside a class.
struct PatternParser {
  /// The most groups within groups.
  private static let depthLimit = 100

  private let scalars: [Unicode.Scalar]
  var position = 0
  private var depth = 0
  private var groupCount = 0
  private var groupNames: [String] = []
  private var namedReferences: [String] = []
  private var largestReference = 0

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  static func parse(_ source: String) throws(PatternError) -> PatternTree {
    var parser = PatternParser(source)
    let tree = try parser.choice()
    if let scalar = parser.next {
      throw .unexpectedCharacter(scalar, offset: parser.position)
    }
    for name in parser.namedReferences where !parser.groupNames.contains(name) {
      throw .unknownGroup(name)
    }
    guard parser.largestReference <= parser.groupCount else {
      throw .unknownGroup("\(parser.largestReference)")
    }
    return tree
  }

  // MARK: Scalars

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  mutating func take() throws(PatternError) -> Unicode.Scalar {
    guard let scalar = next else { throw .unexpectedEnd }
    position += 1
    return scalar
  }

  mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  mutating func expect(_ text: String) throws(PatternError) {
    guard !skip(text) else { return }
    guard let scalar = next else { throw .unexpectedEnd }
    throw .unexpectedCharacter(scalar, offset: position)
  }

  // MARK: Structure

  private mutating func choice() throws(PatternError) -> PatternTree {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw .tooDeep }
    var branches = [try sequence()]
    while skip("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternTree {
    var parts: [PatternTree] = []
    while let scalar = next, scalar != "|", scalar != ")" { parts.append(try term()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func term() throws(PatternError) -> PatternTree {
    let start = position
    let atom = try atom()
    guard let (minimum, maximum) = try quantifier() else { return atom }
    switch atom {
    case .anchor, .look: throw .nothingToRepeat(offset: start)
    case .empty, .scalar, .sequence, .choice, .repetition, .backReference:
      return .repetition(atom, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func quantifier() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    let counts: (Int, Int?)
    switch next {
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "?": counts = (0, 1)
    case "{":
      position += 1
      counts = try countRange()
      guard next == "}" else {
        throw next.map { .unexpectedCharacter($0, offset: position) } ?? .unexpectedEnd
      }
    default: return nil
    }
    position += 1
    // Greedy or not: whether there is a match does not depend on it.
    _ = skip("?")
    return counts
  }

  private mutating func countRange() throws(PatternError) -> (Int, Int?) {
    let start = position
    let minimum = try number()
    guard skip(",") else { return (minimum, minimum) }
    if next == "}" { return (minimum, nil) }
    let maximum = try number()
    guard minimum <= maximum else { throw .reversedRange(offset: start) }
    return (minimum, maximum)
  }

  /// Reads a decimal number; beyond a million all are alike.
  mutating func number() throws(PatternError) -> Int {
    var value: Int?
    while let scalar = next, ScalarSet.digits.contains(scalar) {
      value = min((value ?? 0) * 10 + Int(scalar.value & 0x0F), 1_000_000)
      position += 1
    }
    guard let value else {
      throw next.map { .unexpectedCharacter($0, offset: position) } ?? .unexpectedEnd
    }
    return value
  }

  private mutating func atom() throws(PatternError) -> PatternTree {
    let start = position
    let scalar = try take()
    switch scalar {
    case "^": return .anchor(.start)
    case "$": return .anchor(.end)
    case ".": return .scalar(ScalarSet.lineEnds.inverted)
    case "(": return try group()
    case "[": return .scalar(try characterClass())
    case "\\": return try escape()
    case "*", "+", "?": throw .nothingToRepeat(offset: start)
    case "{", "}", "]", ")": throw .unexpectedCharacter(scalar, offset: start)
    default: return .scalar(ScalarSet([scalar.value...scalar.value]))
    }
  }

  private mutating func group() throws(PatternError) -> PatternTree {
    var look: (ahead: Bool, isNegated: Bool)?
    if skip("?:") {
    } else if skip("?=") {
      look = (true, false)
    } else if skip("?!") {
      look = (true, true)
    } else if skip("?<=") {
      look = (false, false)
    } else if skip("?<!") {
      look = (false, true)
    } else {
      groupCount += 1
      if skip("?<") {
        let name = try groupName()
        guard !groupNames.contains(name) else { throw .duplicateGroup(name) }
        groupNames.append(name)
      }
    }
    let body = try choice()
    try expect(")")
    // A group is one thing, which may be repeated even if what is in it may not.
    return look.map { .look(body, ahead: $0.ahead, isNegated: $0.isNegated) } ?? .sequence([body])
  }

  mutating func groupName() throws(PatternError) -> String {
    var name = ""
    while let scalar = next, scalar != ">" {
      let isAllowed =
        scalar == "$" || scalar == "_"
        || (name.isEmpty ? scalar.properties.isIDStart : scalar.properties.isIDContinue)
      guard isAllowed else { throw .unexpectedCharacter(scalar, offset: position) }
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard !name.isEmpty else {
      throw next.map { .unexpectedCharacter($0, offset: position) } ?? .unexpectedEnd
    }
    try expect(">")
    return name
  }

  mutating func noteReference(to name: String) { namedReferences.append(name) }

  mutating func noteReference(to number: Int) { largestReference = max(largestReference, number) }
}
