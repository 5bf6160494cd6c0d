package import AssistantEngine
package import Transcripts

extension Assistant {
  /// Makes the conversations of a replay with this Behest's apps.
  package var replayFactory: TranscriptReplay.ConversationFactory {
    ReplayStage(settings: settings, temporaryFolder: settings.temporaryFolder).factory
  }
}

extension Assistant {
  /// The header of a transcript of a conversation that begins now.
  func transcriptHeader(locale: String) -> TranscriptHeader {
    var fields: [TranscriptHeader.Field] = [
      .init(.locale, locale), .init(.time, startTime ?? TranscriptHeader.liveTime),
      .init(.zone, zone.identifier), .init(.state, "fresh"),
    ]
    if domainPolicy == .systemFirst { fields.append(.init(.domains, domainPolicy.rawValue)) }
    if startTime == nil { fields.append(.init(.recorded, timestamp)) }
    return TranscriptHeader(fields)
  }
}

/// Sets a conversation up under the conditions that a transcript names.
package struct ReplayStage: Sendable {
  private let settings: AssistantSettings
  private let temporaryFolder: String

  /// Takes what does not depend on a transcript: where Behest and its apps are, and where the
  /// states of conversations may be made.
  package init(settings: AssistantSettings, temporaryFolder: String) {
    self.settings = settings
    self.temporaryFolder = temporaryFolder
  }

  package var factory: TranscriptReplay.ConversationFactory {
    { setting, _ in try await conversation(setting) }
  }

  private func conversation(
    _ setting: TranscriptSetting
  ) async throws -> any TranscriptConversation {
    guard let locale = LocaleChoice.locale(from: setting.locale) else {
      throw ReplayError.unknownLocale(setting.locale)
    }
    guard let zone = TimeZoneRules(identifier: setting.zone) else {
      throw ReplayError.unknownZone(setting.zone)
    }
    let state = try ReplayState(copying: setting.stateFolder, in: temporaryFolder)
    let stored = try StateSettings(of: state.folder)
    var staged = settings
    staged.conversation = .replay
    staged.state = state.folder
    staged.zone = zone
    staged.apps = setting.apps
    staged.domains = setting.isSystemFirst ? .systemFirst : .appsFirst
    staged.additions = stored.environment
    let services = try ReplayServices(
      stored.services, in: settings.executableFolder,
      environment: settings.environment.filter { $0.key == "PATH" })
    staged.additions.merge(services.variables) { $1 }
    let clock = ConversationClock(fixedAt: Double(setting.time.epochSeconds))
    return try await ReplayConversation(
      locale: locale, clock: clock,
      makeAssistant: { [staged] clock in try await Assistant.start(staged, clock: clock) },
      cleanUp: {
        services.stop()
        withExtendedLifetime(state) {}
      })
  }
}

/// What keeps a transcript's conversation from beginning.
package enum ReplayError: Error, CustomStringConvertible {
  case unknownZone(String)
  case unknownLocale(String)
  /// A program that the state folder asks for cannot be started.
  case serviceUnavailable(String)
  /// A program that the state folder asks for has not said where it listens.
  case serviceSilent(String)

  package var description: String {
    switch self {
    case .unknownLocale(let locale):
      "Behest does not speak \(locale). Use en-US or ko-KR"
    case .unknownZone(let zone):
      "there is no time zone \(zone). Use a name of the zone database, such as Asia/Seoul"
    case .serviceUnavailable(let name):
      "the service “\(name)” could not be started. Run swift build"
    case .serviceSilent(let name):
      "the service “\(name)” did not print its address. Start it by hand to see why"
    }
  }
}
