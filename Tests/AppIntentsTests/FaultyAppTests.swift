import ExtensionProtocol
import Foundation
import Testing

/// What reaches the assistant of an app that misbehaves in a process of its own.
struct FaultyAppTests {
  @Test func `a crash ends the process and the open request`() async throws {
    let app = try ChildApp("FaultyApp")
    await #expect(throws: PeerError.ended) { try await app.perform("CrashIntent") }
    guard case .signalled = await app.waited() else {
      Issue.record("The app did not crash.")
      return
    }
  }

  @Test func `an app that dies withdraws its question`() async throws {
    let app = try ChildApp("FaultyApp")
    let outcome = Task { try await app.perform("DieAtQuestionIntent") }
    #expect(await app.nextQuestion()?.dialog?.full == "Which word?")
    await #expect(throws: PeerError.ended) { try await outcome.value }
    #expect(await app.waited() == .signalled(SIGKILL))
  }

  @Test(arguments: ["PoliteHangIntent", "DeafHangIntent", "BusyHangIntent"])
  func `the end of the door ends every hang`(_ intent: String) async throws {
    let app = try ChildApp("FaultyApp")
    _ = try await app.perform("FineIntent")
    let hanging = Task { try await app.perform(intent, invocation: "i2") }
    // The reply to a request sent after it shows that the hang has been received.
    if intent != "BusyHangIntent" { _ = try await app.metadata() }
    #expect(await app.stop() == .exited(0))
    await #expect(throws: PeerError.ended) { try await hanging.value }
  }

  @Test func `a polite hang ends at a cancel message`() async throws {
    let app = try ChildApp("FaultyApp")
    async let outcome = app.perform("PoliteHangIntent")
    app.peer.notify(.cancel, CancelNotice(invocation: "i1", reason: .timeout))
    #expect(try await outcome.failure?.kind == .cancelled)
    #expect(try await app.perform("FineIntent", invocation: "i2").dialog == "Fine.")
    #expect(await app.stop() == .exited(0))
  }

  @Test func `what an app prints is never taken for a message`() async throws {
    let app = try ChildApp("FaultyApp")
    #expect(try await app.perform("GarbageIntent").dialog == "Printed.")
    #expect(app.peer.junkCount == 0)
    #expect(await app.stop() == .exited(0))
    #expect(app.printed().contains("Forged."))
  }

  @Test func `a dialog that fits no message fails the request alone`() async throws {
    let app = try ChildApp("FaultyApp")
    let failure = try await app.perform("LongDialogIntent").failure
    #expect(failure?.reason == "messageTooLong")
    #expect(try await app.perform("FineIntent", invocation: "i2").dialog == "Fine.")
    #expect(await app.stop() == .exited(0))
  }

  @Test func `ten megabytes on the door end the channel, not the assistant`() async throws {
    let app = try ChildApp("FaultyApp")
    await #expect(throws: PeerError.violation(.oversized)) { try await app.perform("FloodIntent") }
    #expect(await app.ending() == .violation(.oversized))
    #expect(await app.waited() == .exited(0))
  }

  @Test(
    arguments: [
      ("plain", "broken", nil), ("foundation", "CocoaError", nil),
      ("localized", "LocalizedOddError", nil),
      ("spoken", "SpokenOddError", "The odd machine is out of paper."),
    ] as [(String, String, String?)])
  func `an odd error has a reason, and words only where the app gave them`(
    _ name: String, _ reason: String, _ text: String?
  ) async throws {
    let app = try ChildApp("FaultyApp")
    let failure = try await app.perform(
      "ThrowIntent", ["error": .enumeration(type: "OddError", id: name)]
    ).failure
    #expect(failure?.reason == reason)
    #expect(failure?.text == text)
    _ = await app.stop()
  }

  @Test func `an app of the main actor's works`() async throws {
    let app = try ChildApp("MainActorApp")
    let metadata = try await app.metadata()
    #expect(metadata.intents.map(\.name) == ["CountIntent", "CountOnMainIntent", "TakeIntent"])
    #expect(metadata.shortcuts.map(\.phrases) == [["Take ${thing} with ${applicationName}"]])
    #expect(try await app.perform("CountIntent").success?.value == .integer(1))
    #expect(try await app.perform("CountOnMainIntent", invocation: "i2").success != nil)
    #expect(try await app.perform("CountIntent", invocation: "i3").success?.value == .integer(3))
    #expect(await app.stop() == .exited(0))
  }
}
