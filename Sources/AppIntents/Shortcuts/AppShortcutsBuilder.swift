/// Collects the shortcuts of an app, one per line.
///
/// As Apple's, it takes no `if`–`else` and no loop: an app's shortcuts are the same at every run.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Accepts one shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Joins the lines of the body, in order.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }

  /// Takes the shortcuts of a check of the system's version.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }

  /// Takes the shortcuts of a check of the system's version, if it holds.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
}
