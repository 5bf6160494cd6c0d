import AppIntents
import ExtensionProtocol
import Testing

struct ShopSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { ShopSettings() }

  var displayRepresentation: DisplayRepresentation { "The settings" }
}

struct OpenSettingsIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open the Settings"
  @Parameter(title: "Settings") var target: ShopSettings
}

struct HandshakeTests {
  @Test func `the app says who it is`() async throws {
    let reply: HelloReply = try await TestAssistant().call(
      .hello, HelloRequest(session: SessionContext(locale: "en")))
    #expect(reply == HelloReply(app: "CoffeeShop"))
  }

  @Test func `an assistant of another version is refused`() async {
    await #expect(throws: PeerError.self) {
      let _: HelloReply = try await TestAssistant().call(
        .hello, HelloRequest(version: 99, session: SessionContext(locale: "en")))
    }
  }

  @Test(arguments: ["NoIntent", ""])
  func `an intent that the app does not have is refused`(_ name: String) async {
    await #expect(throws: PeerError.self) { try await TestAssistant().perform(name) }
  }

  @Test func `an entity of which there is one is found`() async throws {
    let app = TestAssistant(AppDeclaration(id: "Unique", intents: [OpenSettingsIntent.self]))
    let page: VocabularyPage = try await app.call(
      .vocabulary,
      VocabularyRequest(entity: "ShopSettings", session: SessionContext(locale: "en")))
    let settings = try #require(page.values.first)
    #expect(settings.title == "The settings")
    let outcome = try await app.perform("OpenSettingsIntent", ["target": .entity(settings)])
    #expect(outcome.success != nil)
  }
}
