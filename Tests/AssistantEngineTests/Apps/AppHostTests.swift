import AssistantEngine
import ExtensionProtocol
import Glibc
import IntentRecognition
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AppHostTests {
  private let fixture: HostFixture
  /// What a new app is asked.
  private let all = ["Stays metadata", "Stays vocabulary en", "Stays vocabulary ko"]

  init() throws { fixture = try HostFixture() }

  private func ids(_ host: AppHost) -> [String] { host.catalog.apps.map(\.metadata.id) }

  @Test func `asks a new app once; later starts wake none`() async throws {
    try fixture.build("Stays")
    let first = fixture.host()
    #expect(ids(first) == [])
    #expect(first.needsPreparation)
    #expect(await fixture.prepared(first) == all)
    #expect(ids(first) == ["Stays"])
    #expect(first.problems == [])
    let second = fixture.host()
    #expect(!second.needsPreparation)
    #expect(ids(second) == ["Stays"])
    #expect(second.catalog.app("Stays")?.metadata == first.catalog.app("Stays")?.metadata)
    #expect(Array(second.connections.keys) == ["Stays"])
    #expect(await fixture.prepared(second) == [])
    let readings = second.recognizer.readings(
      of: "Book Busan en in Stays", options: RecognitionOptions(locale: "en"))
    #expect(readings.first?.captures.first?.candidates == ["b"])
  }

  @Test func `asks an app again whose executable has changed`() async throws {
    try fixture.build("Stays")
    _ = await fixture.prepared(fixture.host())
    try fixture.build("Stays", in: "bin", "#!/bin/true again")
    #expect(await fixture.prepared(fixture.host()) == all)
    #expect(await fixture.prepared(fixture.host()) == [])
  }

  @Test func `asks a known app for its values where the state has none`() async throws {
    try fixture.build("Stays")
    _ = await fixture.prepared(fixture.host())
    let fresh = fixture.host(state: "other")
    #expect(fresh.needsPreparation)
    #expect(await fixture.prepared(fresh) == ["Stays vocabulary en", "Stays vocabulary ko"])
  }

  @Test func `a replay writes nothing into the registry`() async throws {
    try fixture.build("Stays")
    let replay = fixture.host(isReadOnly: true)
    #expect(await fixture.prepared(replay) == all)
    #expect(ids(replay) == ["Stays"])
    #expect(fixture.folder.names("registry") == [])
  }

  @Test func `says that an app is not built`() async throws {
    let none = fixture.host(expected: ["Orders", "Stays"])
    #expect(none.problems == [.notBuilt(app: "Orders"), .notBuilt(app: "Stays")])
    #expect(none.problems.map(\.description).first == "Orders is not built. Run swift build.")
    try fixture.build("Stays")
    _ = await fixture.prepared(fixture.host())
    unlink(fixture.folder.path + "/bin/StaysExtension")
    #expect(ids(fixture.host()) == [])
    #expect(fixture.host().problems == [.notBuilt(app: "Stays")])
  }

  @Test func `the same app of another build is not taken for it`() async throws {
    try fixture.build("Stays")
    _ = await fixture.prepared(fixture.host())
    rename(fixture.folder.path + "/bin", fixture.folder.path + "/release")
    #expect(fixture.host().problems == [.notBuilt(app: "Stays")])
    try fixture.build("Stays")
    #expect(await fixture.prepared(fixture.host()) == all)
  }

  @Test func `leaves out all apps but some`() async throws {
    try fixture.build("Stays")
    try fixture.build("Other")
    let one = fixture.host(only: ["Other"])
    #expect(await fixture.prepared(one).allSatisfy { $0.hasPrefix("Other") })
    #expect(ids(one) == ["Other"])
    #expect(fixture.host(expected: ["Gone"], only: ["Other"]).problems == [])
    _ = await fixture.prepared(fixture.host())
    #expect(ids(fixture.host(only: ["Stays"])) == ["Stays"])
    #expect(ids(fixture.host()) == ["Other", "Stays"])
  }

  @Test func `says why an app cannot be asked, and goes on with the others`() async throws {
    try fixture.build("Stays")
    try fixture.build("Broken")
    fixture.metadata.withLock { $0["Broken"] = nil }
    let host = fixture.host()
    _ = await fixture.prepared(host)
    #expect(ids(host) == ["Stays"])
    #expect(host.problems.map(\.description) == ["Broken: Two AppShortcutsProviders: A, B."])
    #expect(host.connections["Broken"] == nil)
  }

  @Test func `keeps apps that a person added, wherever they are`() async throws {
    try fixture.build("Mine", in: "elsewhere")
    let registry = AppRegistry(
      folder: fixture.folder.path + "/registry", executables: fixture.folder.path + "/bin",
      expected: [])
    let candidate = AppRegistry.Candidate(
      id: "Mine", path: fixture.folder.path + "/elsewhere/MineExtension",
      phrasesFolder: fixture.folder.path + "/elsewhere/phrases")
    let metadata = try #require(fixture.metadata.withLock { $0["Mine"] })
    try registry.keep(#require(registry.entry(of: candidate, metadata)))
    #expect(ids(fixture.host(expected: [])) == ["Mine"])
    unlink(candidate.path)
    #expect(fixture.host(expected: []).problems == [.missing(app: "Mine", path: candidate.path)])
    try registry.remove("Mine")
    #expect(fixture.host(expected: []).problems == [])
  }

  @Test(arguments: ["{", #"{"version":1,"path":"/x"}"#, #"{"version":7}"#])
  func `a damaged registry file is said and written anew`(_ text: String) async throws {
    try fixture.build("Stays")
    try fixture.folder.write(text, to: "registry/Stays.json")
    let host = fixture.host()
    #expect(host.problems.count == 1)
    #expect(await fixture.prepared(host) == all)
    #expect(fixture.host().problems == [])
    #expect(ids(fixture.host()) == ["Stays"])
  }

  @Test func `keeps what an app donates and hands it on before the reply`() async throws {
    try fixture.build("Stays")
    let reports = Mutex<[AppReport]>([])
    let host = fixture.host(report: { report in reports.withLock { $0.append(report) } })
    _ = await fixture.prepared(host)
    let connection = try #require(host.connections["Stays"])
    let query = QueryRequest(
      intent: "Book", parameter: "city", search: .suggestions,
      session: SessionContext(locale: "en"))
    for _ in 0..<2 { _ = try await connection.query(query) }
    await host.stop()
    // The second donation says nothing new.
    let vocabularies = reports.withLock { reports in
      reports.filter { if case .vocabulary = $0 { true } else { false } }
    }
    let seoul = Vocabulary(
      id: VocabularyID(app: "Stays", type: "City"), locale: "en",
      entries: [VocabularyEntry(id: "s", title: "Seoul")])
    #expect(vocabularies == [.vocabulary(seoul)])
    #expect(host.catalog.vocabularies(host.vocabulary).map(\.vocabulary).contains(seoul))
  }
}
