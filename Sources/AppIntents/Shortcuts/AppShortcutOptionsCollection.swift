/// A list of values as a shortcut's tile shows it.
public struct AppShortcutOptionsCollection<Value: _IntentValue>: Sendable {
  /// Makes a list of a provider's values.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) where Provider.Result.Result == Value {}
}
