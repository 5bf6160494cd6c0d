import AssistantEngine
import ExtensionProtocol
import Glibc
import IntentRecognition
import Testing

/// The sample app as a process, from the registry to its outcome.
@Suite(.timeLimit(.minutes(1)))
struct StaysDoorTests {
  private let folder: TemporaryFolder
  private let state: StateFolder
  private let executables: String
  private let session = SessionContext(locale: "en-US", now: 1_796_083_200)

  init() throws {
    folder = try TemporaryFolder()
    state = StateFolder(root: folder.path + "/state")
    try state.make()
    executables = try #require(OwnExecutable.folder)
  }

  private func host() -> AppHost {
    let state = state
    return AppHost(
      AppHostConfiguration(
        registry: AppRegistry(
          folder: folder.path + "/registry", executables: executables, expected: ["Stays"]),
        folders: PhraseFolders(
          given: nil, executable: executables + "/behest", working: folder.path),
        state: state, only: ["Stays"], limits: AppLimits(handshake: .seconds(50)),
        door: { path in
          ProcessDoor(path: path) {
            AppEnvironment(
              .replay, inherited: ["PATH": "/usr/bin:/bin"], state: state,
              additions: ["BEHEST_CALENDAR": state.data + "/calendars/home"], zone: "Asia/Seoul"
            ).variables
          }
        }))
  }

  private func save(_ id: String) -> PerformRequest {
    PerformRequest(
      invocation: id, intent: "SaveUpcomingReservationsToCalendarIntent", source: .siri,
      parameters: [:], session: session)
  }

  private func text(_ outcome: IntentOutcome) -> String? {
    switch outcome {
    case .succeeded(let success): success.dialog?.full
    case .failed(let failure): failure.text
    }
  }

  @Test func `is registered, found by its phrases, and saves to the calendar`() async throws {
    let host = host()
    await host.prepare(session)
    #expect(host.problems.filter { if case .notBuilt = $0 { true } else { false } } == [])
    let stays = try #require(host.catalog.app("Stays"))
    #expect(stays.name(in: "ko-KR") == "여기어때")
    #expect(stays.problems.map(\.description) == [])
    let readings = host.recognizer.readings(
      of: "여기어때 예약 내역을 캘린더에 저장해줘", options: RecognitionOptions(locale: "ko-KR"))
    let shortcut = try #require(readings.first).template.shortcut
    #expect(
      stays.metadata.shortcuts[shortcut].intent == "SaveUpcomingReservationsToCalendarIntent")
    let connection = try #require(host.connections["Stays"])
    let listener = RecordingListener()
    let saved = try await connection.perform(save("1"), listener: listener)
    #expect(text(saved) == "Saved 2 reservations to the calendar.")
    #expect(await listener.rest() == [.askedPermission("calendar")])
    #expect(folder.names("state/data/calendars/home").filter { $0.hasSuffix(".ics") }.count == 2)
    await host.stop()
  }

  @Test func `an app killed between requests is started again`() async throws {
    let host = host()
    await host.prepare(session)
    let connection = try #require(host.connections["Stays"])
    _ = try await connection.perform(save("1"), listener: RecordingListener())
    await connection.stop()
    let again = try await connection.perform(save("2"), listener: RecordingListener())
    #expect(text(again) == "Both reservations were already in the calendar.")
    await host.stop()
  }
}
