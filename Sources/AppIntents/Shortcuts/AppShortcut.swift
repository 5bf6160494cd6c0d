/// An intent that can be had by saying something.
public struct AppShortcut: Sendable {
  /// The instance; the values that it came with are the shortcut's presets.
  let intent: any AppIntent
  /// The phrases as catalogs write them.
  let phrases: [String]
  let shortTitle: LocalizedStringResource?
  let systemImageName: String?

  private init<Intent: AppIntent>(
    of intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
    _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.template(for: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Makes a shortcut; its first phrase is the one that is shown.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(of: intent, phrases, shortTitle, systemImageName)
  }

  /// Makes a shortcut with a way to show a parameter's values, which a terminal does not use.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(of: intent, phrases, shortTitle, systemImageName)
  }

  /// Makes a shortcut as the first release had it.
  @_disfavoredOverload
  @available(*, deprecated, message: "Please provide a shortTitle and systemImageName")
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.init(of: intent, phrases, shortTitle, systemImageName)
  }
}
