/// Collects the sections of a list, one per line.
@resultBuilder
public enum IntentItemSectionsBuilder<Result: _IntentValue> {
  /// Accepts a section.
  public static func buildExpression(
    _ section: IntentItemSection<Result>
  ) -> [IntentItemSection<Result>] { [section] }

  /// Accepts sections made elsewhere.
  public static func buildExpression(
    _ sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] { sections }

  /// Joins the lines, in order.
  public static func buildBlock(
    _ sections: [IntentItemSection<Result>]...
  ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }

  /// Joins what a loop gave.
  public static func buildArray(
    _ sections: [[IntentItemSection<Result>]]
  ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }

  /// Drops the sections of an `if` whose condition is false.
  public static func buildOptional(
    _ sections: [IntentItemSection<Result>]?
  ) -> [IntentItemSection<Result>] { sections ?? [] }

  /// Takes the sections of the first branch.
  public static func buildEither(
    first sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] { sections }

  /// Takes the sections of the second branch.
  public static func buildEither(
    second sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] { sections }
}
