import AssistantEngine
import ExtensionProtocol
import Foundation
import TerminalTestSupport
import Testing

/// A misbehaving app in a process of its own, in the middle of a conversation.
@Suite(.serialized)
struct AppFaultTests {
  @Test(
    arguments: [
      ("CrashIntent", "crash"), ("BusyHangIntent", "timeLimit"), ("DeafHangIntent", "timeLimit"),
      ("PoliteHangIntent", "timeLimit"), ("FloodIntent", "protocolViolation"),
      ("LongDialogIntent", nil),
    ] as [(String, String?)])
  func `a fault ends one request, is said, and the conversation goes on`(
    _ intent: String, _ reason: String?
  ) async throws {
    // On a busy machine a crash takes its time too.
    let talk =
      reason == "timeLimit"
      ? try await FaultyTalk(limit: .milliseconds(700)) : try await FaultyTalk()
    let said = await talk.say(intent)
    if let reason {
      #expect(said.contains("= failed \(reason)"), "\(said)")
    } else {
      #expect(said.contains { $0.hasPrefix("= failed ") }, "\(said)")
    }
    #expect(said.contains { !$0.hasPrefix("= ") }, "Nothing was said.")
    #expect(await talk.say("FineIntent") == ["= intent FineIntent", "Fine.", "= succeeded"])
    await talk.session.close()
  }

  @Test func `an app that dies withdraws its question`() async throws {
    let talk = try await FaultyTalk()
    let asked = await talk.say("DieAtQuestionIntent")
    #expect(asked.contains("Which word?"))
    await talk.interjection.wait()
    #expect(
      talk.take() == [
        "Faulty stopped unexpectedly. Nothing else was affected.", "= failed crash",
      ])
    #expect(await talk.session.isAsking == false)
    #expect(await talk.say("FineIntent").contains("Fine."))
    await talk.session.close()
  }

  @Test func `what an app prints forges no reply`() async throws {
    let talk = try await FaultyTalk()
    #expect(
      await talk.say("GarbageIntent") == ["= intent GarbageIntent", "Printed.", "= succeeded"])
    await talk.session.close()
  }

  @Test(arguments: [
    ("plain", "Something went wrong with Faulty.", "broken"),
    ("localized", "Something went wrong with Faulty.", "LocalizedOddError"),
    ("spoken", "The odd machine is out of paper.", "SpokenOddError"),
  ])
  func `an error is said when it can be and never taken for success`(
    _ error: String, _ sentence: String, _ reason: String
  ) async throws {
    let talk = try await FaultyTalk()
    let said = await talk.say("ThrowIntent error=\(error)")
    #expect(said.suffix(2) == [sentence, "= failed \(reason)"])
    await talk.session.close()
  }

  @Test func `an app killed in the middle is started again for the next request`() async throws {
    let talk = try await FaultyTalk()
    _ = await talk.say("FineIntent")
    let first = try #require(talk.process)
    kill(first, SIGKILL)
    #expect(try await Eventually.holds { kill(first, 0) != 0 })
    // Until Behest has learned of the end, a request still goes to the dead app and is lost.
    var said: [String] = []
    for _ in 0..<1000 where !said.contains("Fine.") { said = await talk.say("FineIntent") }
    #expect(said.contains("Fine."))
    #expect(talk.process != first)
    await talk.session.close()
  }
}
