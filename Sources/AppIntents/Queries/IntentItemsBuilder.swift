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
