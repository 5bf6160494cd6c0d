/// Collects lists of values, one per line.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder<Value: _IntentValue> {
  /// Joins the lines, in order.
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection<Value>...
  ) -> [AppShortcutOptionsCollection<Value>] { collections }
}
