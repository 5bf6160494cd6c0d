/// What probably follows a line.
struct LineHint: Equatable {
  /// The line that it follows.
  let line: [Unicode.Scalar]
  /// What is inserted when the hint is taken, which may be longer than what fits on the screen.
  let text: String
}
