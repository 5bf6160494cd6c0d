/// A parameter's values as a shortcut's tile shows them.
///
/// Accepted as Apple's sources write it; a terminal has no tiles.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Makes a presentation.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder<Value.ValueType>
    optionsCollections: () -> [AppShortcutOptionsCollection<Value.ValueType>]
  ) {}
}
