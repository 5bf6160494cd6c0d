/// Which of the choices an answer means.
package enum ChoiceMatch: Hashable, Sendable {
  /// Exactly one, by its index.
  case one(Int)
  /// Any of several, by their indices: ask again with only those.
  case several([Int])
  /// None of them.
  case none
  /// A number beyond the list: the number.
  case outOfRange(Int)
}
