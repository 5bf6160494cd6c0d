/// A regular expression of ECMA-262, found in time that grows with the text and no faster.
///
/// There is no backtracking, so no text can make a pattern slow; back references, which need it,
/// are refused.
struct RegularExpression: Sendable {
  let source: String
  private let program: PatternProgram

  init(_ source: String) throws(PatternError) {
    self.source = source
    program = try PatternProgram(PatternParser.parse(source))
  }

  /// The instructions, those of looks ahead and behind included.
  var size: Int {
    program.instructions.count + program.looks.reduce(0) { $0 + $1.instructions.count }
  }

  /// Whether the expression matches anywhere in a text.
  func isFound(in text: String) -> Bool { search(text).isFound }

  /// The same, with the number of steps that it took.
  func search(_ text: String) -> (isFound: Bool, steps: Int) {
    var machine = PatternMachine(text)
    let isFound = machine.isFound(program)
    return (isFound, machine.steps)
  }
}
