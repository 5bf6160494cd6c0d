import AppIntents
import ExtensionProtocol
import Testing

/// A service, known by its name.
struct Roaster: Sendable, Equatable {
  var name = "Roaster"
}

struct RoastIntent: AppIntent {
  static let title: LocalizedStringResource = "Roast"
  static let manager = AppDependencyManager()

  @Dependency(manager: Self.manager) var roaster: Roaster
  @Dependency(key: "second", manager: Self.manager) var second: Roaster
  @Dependency(manager: Self.manager, default: [Roaster(name: "Spare")]) var spares: [Roaster]

  func perform() async throws -> some ReturnsValue<String> {
    .result(value: [roaster.name, second.name, spares[0].name].joined(separator: " "))
  }
}

struct UnroastedIntent: AppIntent {
  static let title: LocalizedStringResource = "Not Roasted"
  static let manager = AppDependencyManager()

  @Dependency(manager: Self.manager) var roaster: Roaster

  func perform() async throws -> some IntentResult { .result() }
}

struct DependencyTests {
  @Test func `services are found by type and key, made with a wait or by default`() async throws {
    RoastIntent.manager.add(dependency: Roaster(name: "First"))
    RoastIntent.manager.add(key: "second") { () async throws -> Roaster in
      await Task.yield()
      return Roaster(name: "Second")
    }
    let app = TestAssistant(AppDeclaration(id: "Roastery", intents: [RoastIntent.self]))
    let outcome = try await app.perform("RoastIntent")
    #expect(outcome.success?.value == .string("First Second Spare"))
  }

  @Test func `a service that cannot be made fails the request with the reason`() async throws {
    UnroastedIntent.manager.add { () async throws -> Roaster in throw OrderError.closed }
    let app = TestAssistant(AppDeclaration(id: "Roastery", intents: [UnroastedIntent.self]))
    let failure = try await app.perform("UnroastedIntent").failure
    #expect(failure?.reason == "failedToLoadDependency")
  }
}
