package import ExtensionProtocol

/// What decisions of a dialog depend on besides its state: given, never looked up.
package struct DialogContext: Sendable {
  /// The conversation's locale (`ko-KR`).
  package var locale: String
  package var wording: any EngineWording
  /// The installed apps by id.
  package var apps: [String: DialogApp]
  /// The conversation's clock, in seconds since 1970.
  package var now: Double
  package var zone: TimeZoneRules
  /// How long an app may work before it is stopped, in seconds; for what is said then.
  package var timeLimit: Int

  package init(
    locale: String, wording: any EngineWording, apps: [String: DialogApp], now: Double,
    zone: TimeZoneRules, timeLimit: Int = 30
  ) {
    self.locale = locale
    self.wording = wording
    self.apps = apps
    self.now = now
    self.zone = zone
    self.timeLimit = timeLimit
  }

  /// The name that a person knows an app by.
  func name(of app: String) -> String { apps[app]?.name ?? app }

  /// What a person reads as the name of an action.
  func title(of action: UnfinishedAction) -> String {
    let intent = apps[action.app]?.metadata.intent(named: action.intent)
    return intent.map { text($0.title) } ?? action.intent
  }

  func text(_ text: LocalizedText) -> String { text.text(in: locale) }
}

/// What a dialog knows of an installed app.
package struct DialogApp: Equatable, Sendable {
  /// The display name in the conversation's locale.
  package var name: String
  package var metadata: AppMetadata
  /// The primary phrases in the conversation's locale, with the app's name filled in.
  package var primaryPhrases: [String]

  package init(name: String, metadata: AppMetadata, primaryPhrases: [String] = []) {
    self.name = name
    self.metadata = metadata
    self.primaryPhrases = primaryPhrases
  }
}
