package import AssistantEngine
import Synchronization
package import Transcripts

/// A conversation that a transcript is held with, on a state of its own.
package actor ReplayConversation: TranscriptConversation {
  private let makeAssistant: @Sendable (ConversationClock) async throws -> Assistant
  private let locale: String
  private let clock: ConversationClock
  private let cleanUp: @Sendable () -> Void
  private let lines = Lines()
  private var assistant: Assistant
  private var live: LiveSession

  /// What was said since the last look, from whichever thread.
  private final class Lines: Sendable {
    private let lines = Mutex<[TranscriptLine]>([])
    func add(_ new: [TranscriptLine]) { lines.withLock { $0 += new } }
    func take() -> [TranscriptLine] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  /// Begins a conversation on a Behest that is started for it, and again after `@ restart`.
  ///
  /// At the end, or when it cannot begin, what was made for it is cleaned up.
  package init(
    locale: String, clock: ConversationClock,
    makeAssistant: @escaping @Sendable (ConversationClock) async throws -> Assistant,
    cleanUp: @escaping @Sendable () -> Void
  ) async throws {
    self.locale = locale
    self.clock = clock
    self.makeAssistant = makeAssistant
    self.cleanUp = cleanUp
    do {
      assistant = try await makeAssistant(clock)
    } catch {
      cleanUp()
      throw error
    }
    live = Self.session(of: assistant, locale: locale, lines)
  }

  private static func session(
    of assistant: Assistant, locale: String, _ lines: Lines
  ) -> LiveSession {
    let yesOrNo = Wordings.engine(for: locale).yesOrNo
    return assistant.makeSession(
      locale: locale, isStrict: false,
      report: { lines.add(TranscriptLine.lines(of: $0, yesOrNo: yesOrNo)) }, interject: {})
  }

  package func say(_ text: String) async -> [TranscriptLine] {
    await live.session.respond(to: .said(text))
    return lines.take()
  }

  package func perform(_ event: TranscriptEvent) async -> [TranscriptLine] {
    switch event {
    case .interrupt, .escape: await live.session.respond(to: .interrupted)
    case .end: await live.session.respond(to: .ended)
    case .wait(let wait): clock.advance(by: Double(wait.seconds))
    case .restart: await restart()
    }
    return lines.take()
  }

  private func restart() async {
    await live.session.close()
    do {
      assistant = try await makeAssistant(clock)
      live = Self.session(of: assistant, locale: locale, lines)
    } catch {
      lines.add([.problem("\(error)")])
    }
  }

  package func finish() async {
    await live.session.close()
    cleanUp()
  }
}
