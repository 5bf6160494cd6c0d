/// Collects the items of a section, one per line.
@resultBuilder
public enum IntentItemsBuilder<Result: _IntentValue> {
  /// Accepts an item.
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }

  /// Accepts items made elsewhere.
  public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] {
    items
  }

  /// Accepts a value by its own names.
  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
    [IntentItem(value)]
  }

  /// Joins the lines, in order.
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
    items.flatMap(\.self)
  }

  /// Joins what a loop gave.
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
    items.flatMap(\.self)
  }

  /// Drops the items of an `if` whose condition is false.
  public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
    items ?? []
  }

  /// Takes the items of the first branch.
  public static func buildEither(first items: [IntentItem<Result>]) -> [IntentItem<Result>] {
    items
  }

  /// Takes the items of the second branch.
  public static func buildEither(second items: [IntentItem<Result>]) -> [IntentItem<Result>] {
    items
  }
}

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
