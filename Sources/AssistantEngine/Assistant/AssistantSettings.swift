/// What Behest is started with.
package struct AssistantSettings: Sendable {
  /// The folder of Behest's executable, beside which bundled apps are.
  package var executableFolder: String
  /// The process's variables.
  package var environment: [String: String]
  /// Whose conversation it is.
  package var conversation: AppEnvironment.Conversation
  package var state: StateFolder
  /// The folder that registered apps are kept in.
  package var registryFolder: String
  package var phrases: PhraseFolders
  package var zone: TimeZoneRules
  package var limits: AppLimits
  /// The language in which apps are asked what they can do.
  package var locale: String
  /// The ids of the apps that belong to Behest.
  package var expectedApps: [String]
  /// The apps that take part, by id; nil for all.
  package var apps: [String]?
  /// Variables of the state for the apps, and the addresses of services.
  package var additions: [String: String]
  package var isTracing: Bool
  /// Who goes first when an app and a domain of the system both could take a request.
  package var domains = DomainPolicy.appsFirst

  package init(
    executableFolder: String, environment: [String: String],
    conversation: AppEnvironment.Conversation, state: StateFolder, registryFolder: String,
    phrases: PhraseFolders, zone: TimeZoneRules, locale: String,
    expectedApps: [String], limits: AppLimits = AppLimits(),
    apps: [String]? = nil, additions: [String: String] = [:], isTracing: Bool = false
  ) {
    self.executableFolder = executableFolder
    self.environment = environment
    self.conversation = conversation
    self.state = state
    self.registryFolder = registryFolder
    self.phrases = phrases
    self.zone = zone
    self.locale = locale
    self.expectedApps = expectedApps
    self.limits = limits
    self.apps = apps
    self.additions = additions
    self.isTracing = isTracing
  }

  /// The system's folder for temporary files.
  package var temporaryFolder: String {
    environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  }

  /// The calendar that apps write to, without links where it exists.
  package var calendar: String {
    let own = conversation == .live ? environment["BEHEST_CALENDAR"] : nil
    let path = own.flatMap { $0.isEmpty ? nil : $0 } ?? additions["BEHEST_CALENDAR"]
    return RealPath.of(path ?? state.data + "/calendars/home")
  }

  /// The file that the index is kept in; a replay, whose state is gone with it, keeps none.
  var indexFile: String? {
    conversation == .live ? state.cache + "/recognition.index" : nil
  }

  /// The variables that apps are started with.
  var appEnvironment: AppEnvironment {
    var additions = additions
    additions["BEHEST_CALENDAR"] = calendar
    return AppEnvironment(
      conversation, inherited: environment, state: state, additions: additions,
      zone: zone.identifier, isTracing: isTracing)
  }
}
