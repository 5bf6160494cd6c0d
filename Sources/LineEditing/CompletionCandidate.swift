/// One way in which the line may go on, offered on Tab.
package struct CompletionCandidate: Equatable, Sendable {
  /// What replaces the line from ``replacesFrom`` up to the cursor; it may contain spaces.
  package var replacement: String
  /// Where the replaced part begins, as an offset in the UTF-8 of the line.
  package var replacesFrom: Int
  /// What the list shows, when that is not the replacement.
  package var label: String?

  package init(replacement: String, replacesFrom: Int, label: String? = nil) {
    self.replacement = replacement
    self.replacesFrom = replacesFrom
    self.label = label
  }
}
