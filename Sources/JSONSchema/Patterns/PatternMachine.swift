/// Runs a program over a text: each instruction is entered at most once at each place.
struct PatternMachine {
  private let text: [Unicode.Scalar]
  /// For each look, the places where it holds.
  private var looks: [[Bool]] = []
  /// The instructions entered, counted to prove the bound.
  private(set) var steps = 0

  init(_ text: [Unicode.Scalar]) { self.text = text }

  /// Whether the program accepts anywhere in the text.
  mutating func isFound(_ program: PatternProgram) -> Bool {
    for look in program.looks { looks.append(places(of: look, stopsAtFirst: false)) }
    return places(of: program, stopsAtFirst: true).last ?? false
  }

  /// The places at which the program accepts, having begun at any place before.
  private mutating func places(of program: PatternProgram, stopsAtFirst: Bool) -> [Bool] {
    var accepted = stopsAtFirst ? [false] : [Bool](repeating: false, count: text.count + 1)
    var threads: [Int] = []
    var entered = [Int](repeating: -1, count: program.instructions.count)
    for round in 0...text.count {
      let place = program.isBackward ? text.count - round : round
      var following: [Int] = []
      if round > 0 {
        let scalar = text[program.isBackward ? place : place - 1]
        for thread in threads {
          if case .take(let set) = program.instructions[thread], set.contains(scalar) {
            following.append(thread + 1)
          }
        }
      }
      following.append(0)
      threads = []
      let accepts = enter(following, program, place, round, &entered, &threads)
      guard accepts else { continue }
      accepted[stopsAtFirst ? 0 : place] = true
      if stopsAtFirst { return accepted }
    }
    return accepted
  }

  /// Follows all that takes no scalar; what is left waits for one. Returns whether it accepts.
  private mutating func enter(
    _ starts: [Int], _ program: PatternProgram, _ place: Int, _ round: Int,
    _ entered: inout [Int], _ threads: inout [Int]
  ) -> Bool {
    var accepts = false
    var stack = starts
    while let index = stack.popLast() {
      guard entered[index] != round else { continue }
      entered[index] = round
      steps += 1
      switch program.instructions[index] {
      case .take: threads.append(index)
      case .fork(let first, let second):
        stack.append(second)
        stack.append(first)
      case .jump(let target): stack.append(target)
      case .check(let anchor): if holds(anchor, at: place) { stack.append(index + 1) }
      case .look(let look, let isNegated):
        if looks[look][place] != isNegated { stack.append(index + 1) }
      case .accept: accepts = true
      }
    }
    return accepts
  }

  private func holds(_ anchor: PatternTree.Anchor, at place: Int) -> Bool {
    switch anchor {
    case .start: place == 0
    case .end: place == text.count
    case .wordBoundary: isWord(place - 1) != isWord(place)
    case .notWordBoundary: isWord(place - 1) == isWord(place)
    }
  }

  private func isWord(_ index: Int) -> Bool {
    text.indices.contains(index) && ScalarSet.wordCharacters.contains(text[index])
  }
}
