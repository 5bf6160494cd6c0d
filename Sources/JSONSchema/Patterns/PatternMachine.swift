/// Runs a program over a text: each instruction is entered at most once at each place.
struct PatternMachine {
  private let text: [Unicode.Scalar]
  /// For each look, the places where it holds.
  private var looks: [[Bool]] = []
  /// The instructions that wait for a scalar, and those still to be followed.
  private var threads: [Int] = []
  private var pending: [Int] = []
  /// For each instruction, the round in which it was entered last.
  private var entered: [Int] = []
  /// The instructions entered, counted to prove the bound.
  private(set) var steps = 0

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    self.text = scalars
  }

  /// Whether the program accepts anywhere in the text.
  mutating func isFound(_ program: PatternProgram) -> Bool {
    for look in program.looks {
      var places = [Bool](repeating: false, count: text.count + 1)
      run(look) { place in
        places[place] = true
        return true
      }
      looks.append(places)
    }
    var isFound = false
    run(program) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Goes through the text once, tells the places at which the program accepts, and goes on as
  /// long as it is told to.
  private mutating func run(_ program: PatternProgram, accepting: (Int) -> Bool) {
    let isAnchored = program.isAnchored && !program.isBackward
    threads.removeAll(keepingCapacity: true)
    threads.reserveCapacity(16)
    pending.reserveCapacity(16)
    entered = [Int](repeating: -1, count: program.instructions.count)
    for round in 0...text.count {
      let place = program.isBackward ? text.count - round : round
      if round > 0 { take(text[program.isBackward ? place : place - 1], program) }
      if round == 0 || !isAnchored { pending.append(0) }
      guard !pending.isEmpty else { return }
      if follow(program, place, round), !accepting(place) { return }
    }
  }

  /// Moves each thread whose set has the scalar behind its instruction.
  private mutating func take(_ scalar: Unicode.Scalar, _ program: PatternProgram) {
    while let thread = threads.popLast() {
      guard case .take(let set) = program.instructions[thread] else { continue }
      if program.sets[set].contains(scalar) { pending.append(thread + 1) }
    }
  }

  /// Follows all that takes no scalar and keeps what waits for one; returns whether it accepts.
  private mutating func follow(_ program: PatternProgram, _ place: Int, _ round: Int) -> Bool {
    var accepts = false
    while let index = pending.popLast() {
      guard entered[index] != round else { continue }
      entered[index] = round
      steps += 1
      switch program.instructions[index] {
      case .take: threads.append(index)
      case .fork(let first, let second):
        pending.append(second)
        pending.append(first)
      case .jump(let target): pending.append(target)
      case .check(let anchor): if holds(anchor, at: place) { pending.append(index + 1) }
      case .look(let look, let isNegated):
        if looks[look][place] != isNegated { pending.append(index + 1) }
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
