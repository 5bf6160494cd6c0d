import AppIntents
import AssistantEngine
import ExtensionProtocol
import Testing

private struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Name", requestValueDialog: "Who is it?") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let other = try await $name.requestValue("And who else?")
    return .result(dialog: "Hello, \(name) and \(other).")
  }
}

/// The app's runtime and the assistant's connection in one process.
@Suite(.timeLimit(.minutes(1)))
struct InMemoryAppTests {
  @Test func `an intent asks in the middle and goes on`() async throws {
    let app = AppDeclaration(id: "Test", intents: [GreetIntent.self])
    let connection = DoorConnection(
      id: "Test",
      door: MemoryDoor { channel in Task { await ExtensionRuntime(app).serve(channel) } },
      observer: RecordingObserver())
    let listener = RecordingListener()
    async let outcome = connection.perform(
      PerformRequest(
        invocation: "1", intent: "GreetIntent", source: .siri,
        parameters: ["name": .string("Ada")], session: SessionContext(locale: "en")),
      listener: listener)
    guard case .asked(let question)? = await listener.next() else {
      Issue.record("The intent did not ask.")
      return
    }
    #expect(question.dialog?.full == "And who else?")
    listener.reply(.value(.string("Blaise")))
    let said = IntentSuccess(dialog: DialogText(full: "Hello, Ada and Blaise."))
    #expect(try await outcome == .succeeded(said))
    let metadata = try await connection.metadata(session: SessionContext(locale: "en"))
    #expect(metadata.intents.map(\.name) == ["GreetIntent"])
    await connection.stop()
  }
}
