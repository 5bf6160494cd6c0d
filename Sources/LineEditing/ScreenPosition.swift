/// Where text ends on a screen that wraps it, counted from the beginning of its first row.
struct ScreenPosition: Equatable {
  private(set) var row = 0
  private(set) var column = 0
  private let columns: Int

  init(columns: Int) { self.columns = columns }

  /// Goes on by text; a wide letter that does not fit leaves the last column empty, and behind the
  /// last column stands the next row.
  mutating func advance(over text: some Sequence<Unicode.Scalar>) {
    for scalar in text { advance(by: DisplayWidth.columns(of: scalar)) }
  }

  mutating func advance(by width: Int) {
    if column + width > columns {
      row += 1
      column = 0
    }
    column += width
    if column >= columns {
      row += 1
      column = 0
    }
  }
}
