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

/// A sentence with a parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  /// Makes a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// A list of values as a shortcut's tile shows it.
public struct AppShortcutOptionsCollection<Value: _IntentValue>: Sendable {
  /// Makes a list of a provider's values.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) where Provider.Result.Result == Value {}
}

/// Collects lists of values, one per line.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder<Value: _IntentValue> {
  /// Joins the lines, in order.
  public static func buildBlock(
    _ collections: AppShortcutOptionsCollection<Value>...
  ) -> [AppShortcutOptionsCollection<Value>] { collections }
}
