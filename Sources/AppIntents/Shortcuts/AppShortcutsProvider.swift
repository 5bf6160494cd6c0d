/// The shortcuts of an app; an app has one type of this kind.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts in the order that they are shown in.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// What is not for the app although it sounds like one of the phrases.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// A parameter's values as a shortcut's tile shows them.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// A sentence with a parameter.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// A list of values as a shortcut's tile shows it.
  public typealias OptionsCollection = AppShortcutOptionsCollection
}

extension AppShortcutsProvider {
  /// Has the assistant learn anew the values that phrases may name.
  ///
  /// Call it when entities come, go or get another name. The values are sent before the reply of
  /// the request that the call is made in.
  public static func updateAppShortcutParameters() { Donation.request() }
}
