/// A regular expression as the steps of a machine that is in many places at once (Thompson, 1968).
struct PatternProgram: Sendable {
  ///
  /// They own nothing, so that running them costs nothing but the steps.
  enum Instruction: Sendable {
    /// Takes a scalar of the set with this number and goes on behind.
    case take(Int)
    /// Goes on at both places.
    case fork(Int, Int)
    case jump(Int)
    case check(PatternTree.Anchor)
    /// Goes on where a look ahead or behind, found before, holds.
    case look(Int, isNegated: Bool)
    case accept
  }

  /// The most instructions; counts such as `{1000}` are unfolded.
  static let sizeLimit = 10_000

  private(set) var instructions: [Instruction] = []
  private(set) var sets: [ScalarSet] = []
  /// The looks ahead and behind, each with those inside it first.
  private(set) var looks: [PatternProgram] = []
  /// Whether the text is read from its end.
  let isBackward: Bool

  /// Whether a match can begin at the text's start alone.
  var isAnchored: Bool {
    if case .check(.start) = instructions[0] { true } else { false }
  }

  /// Compiles a tree.
  init(_ tree: PatternTree) throws(PatternError) {
    isBackward = false
    var looks: [PatternProgram] = []
    try emit(tree, &looks)
    instructions.append(.accept)
    self.looks = looks
  }

  private init(
    body: PatternTree, isBackward: Bool, _ looks: inout [PatternProgram]
  ) throws(PatternError) {
    self.isBackward = isBackward
    try emit(isBackward ? body.reversed : body, &looks)
    instructions.append(.accept)
  }

  private mutating func emit(
    _ tree: PatternTree, _ looks: inout [PatternProgram]
  ) throws(PatternError) {
    guard instructions.count < Self.sizeLimit else { throw .tooLarge }
    switch tree {
    case .empty: break
    case .scalar(let set):
      instructions.append(.take(sets.count))
      sets.append(set)
    case .sequence(let parts): for part in parts { try emit(part, &looks) }
    case .choice(let branches): try emit(choice: branches[...], &looks)
    case .repetition(let part, let minimum, let maximum):
      try emit(part, minimum, maximum, &looks)
    case .anchor(let anchor): instructions.append(.check(anchor))
    case .look(let body, let ahead, let isNegated):
      let program = try PatternProgram(body: body, isBackward: ahead, &looks)
      looks.append(program)
      instructions.append(.look(looks.count - 1, isNegated: isNegated))
    case .backReference: throw .backReference
    }
  }

  private mutating func emit(
    choice branches: ArraySlice<PatternTree>, _ looks: inout [PatternProgram]
  ) throws(PatternError) {
    var ends: [Int] = []
    for (place, branch) in branches.enumerated() {
      let fork = instructions.count
      let isLast = place == branches.count - 1
      if !isLast { instructions.append(.fork(fork + 1, 0)) }
      try emit(branch, &looks)
      guard !isLast else { break }
      ends.append(instructions.count)
      instructions.append(.jump(0))
      instructions[fork] = .fork(fork + 1, instructions.count)
    }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func emit(
    _ part: PatternTree, _ minimum: Int, _ maximum: Int?, _ looks: inout [PatternProgram]
  ) throws(PatternError) {
    for _ in 0..<minimum { try emit(part, &looks) }
    guard let maximum else {
      let fork = instructions.count
      instructions.append(.fork(fork + 1, 0))
      try emit(part, &looks)
      instructions.append(.jump(fork))
      instructions[fork] = .fork(fork + 1, instructions.count)
      return
    }
    var forks: [Int] = []
    for _ in minimum..<max(minimum, maximum) {
      forks.append(instructions.count)
      instructions.append(.fork(instructions.count + 1, 0))
      try emit(part, &looks)
    }
    for fork in forks { instructions[fork] = .fork(fork + 1, instructions.count) }
  }
}
