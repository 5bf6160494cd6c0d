/// Tells words that mean nothing but courtesy or hesitation ("please", 좀).
package enum CourtesyWords {
  /// Whether words are courtesy, in whichever language.
  package static func isCourtesy(_ words: String) -> Bool {
    table.contains(FoldedText(words).bytes)
  }

  /// "Me" is courtesy where something is asked for: "order me two oat milks".
  private static let table: Set<[UInt8]> = Set(
    Language.all.flatMap { $0.courtesyBefore + $0.courtesyAfter + ["me", "us"] }
      .map { FoldedText($0).bytes })
}
