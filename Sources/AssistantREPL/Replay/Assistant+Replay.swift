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
    staged.additions = stored.environment
    let clock = ConversationClock(fixedAt: Double(setting.time.epochSeconds))
    return try await ReplayConversation(
      locale: setting.locale, clock: clock,
      makeAssistant: { [staged] clock in try await Assistant.start(staged, clock: clock) },
      cleanUp: { withExtendedLifetime(state) {} })
  }
}

/// What keeps a transcript's conversation from beginning.
enum ReplayError: Error, CustomStringConvertible {
  case unknownZone(String)

  var description: String {
    switch self {
    case .unknownZone(let zone):
      "there is no time zone \(zone). Use a name of the zone database, such as Asia/Seoul"
    }
  }
}
