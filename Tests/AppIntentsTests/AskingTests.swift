import AppIntents
import ExtensionProtocol
import JSON
import Testing

/// A row of the table of questions.
struct AskingCase: CustomStringConvertible, Sendable {
  var kind: String
  var answers: [Answer] = []
  var subjects: [String] = []
  var dialogs: [String?] = []
  /// What is said, or the failure's kind or reason.
  var ends: String

  var description: String { "\(kind) \(answers.map(\.json.text))" }
}

struct AskingTests {
  @Test(arguments: [
    AskingCase(
      kind: "value", answers: [.value(.string("tea"))], subjects: ["value"],
      dialogs: ["Which word?"], ends: "Got tea."),
    AskingCase(
      kind: "value", answers: [.cancelled], subjects: ["value"], dialogs: ["Which word?"],
      ends: "cancelled"),
    AskingCase(
      kind: "detached", answers: [.value(.string("tea"))], subjects: ["value"],
      dialogs: ["Out here?"], ends: "Got tea."),
    AskingCase(
      kind: "disambiguation", answers: [.choice(1)], subjects: ["disambiguation"],
      dialogs: ["Which?"], ends: "Got Flat White."),
    AskingCase(
      kind: "disambiguation", answers: [.choice(7)], subjects: ["disambiguation"],
      dialogs: ["Which?"], ends: "unusable"),
    AskingCase(
      kind: "confirmation", answers: [.confirmed(true)], subjects: ["parameterConfirmation"],
      dialogs: ["This?"], ends: "Right."),
    AskingCase(
      kind: "confirmation", answers: [.confirmed(false)], subjects: ["parameterConfirmation"],
      dialogs: ["This?"], ends: "Wrong."),
    AskingCase(
      kind: "choice", answers: [.choice(1)], subjects: ["choice"], dialogs: ["When?"],
      ends: "Later it is."),
    AskingCase(
      kind: "choice", answers: [.choice(2)], subjects: ["choice"], dialogs: ["When?"],
      ends: "cancelled"),
    AskingCase(
      kind: "needsValue", answers: [.value(.string("tea"))], subjects: ["value"],
      dialogs: ["A word, please."], ends: "Got tea after 2 runs."),
    AskingCase(
      kind: "needsDisambiguation", answers: [.choice(0)], subjects: ["disambiguation"],
      dialogs: [nil], ends: "Got Latte after 2 runs."),
    AskingCase(kind: "restart", ends: "Done after 3 runs."),
    AskingCase(kind: "endlessRestart", ends: "endlessRestart"),
    AskingCase(
      kind: "foreground", answers: [.confirmed(true)], subjects: ["foreground"],
      dialogs: ["Open it?"], ends: "In front."),
    AskingCase(
      kind: "foreground", answers: [.confirmed(false)], subjects: ["foreground"],
      dialogs: ["Open it?"], ends: "declined"),
    AskingCase(
      kind: "legacyConfirmation", answers: [.confirmed(true)], subjects: ["confirmation"],
      dialogs: ["Really?"], ends: "Confirmed."),
    AskingCase(kind: "lowConfidence", ends: "Not asked."),
  ])
  func `running code asks and goes on with the answer`(_ row: AskingCase) async throws {
    let app = TestAssistant(answers: row.answers)
    let outcome = try await app.perform(
      "AskIntent", ["kind": .enumeration(type: "AskIntent.Kind", id: row.kind)])
    #expect((outcome.dialog ?? outcome.failure?.reason) == row.ends)
    #expect(app.questions.compactMap { $0.json["subject"]?.string } == row.subjects)
    #expect(app.questions.map { $0.dialog?.full } == row.dialogs)
  }

  @Test func `the choices of a disambiguation carry their names`() async throws {
    let app = TestAssistant(answers: [.choice(0)])
    _ = try await app.perform(
      "AskIntent", ["kind": .enumeration(type: "AskIntent.Kind", id: "disambiguation")])
    guard case .disambiguation("coffee", let choices) = app.questions.first?.subject else {
      Issue.record("No disambiguation was asked.")
      return
    }
    #expect(choices.map(\.title) == ["Latte", "Flat White"])
    #expect(choices.map(\.subtitle) == ["Dark", "Light"])
    #expect(choices.first?.synonyms == ["my Latte"])
  }

  @Test func `queries are served while an intent waits for an answer`() async throws {
    let app = TestAssistant()
    async let outcome = app.perform("HangIntent")
    _ = await app.nextQuestion()
    let reply: QueryReply = try await app.call(
      .query,
      QueryRequest(
        intent: "OrderIntent", parameter: "coffee", search: .matching("flat"),
        session: SessionContext(locale: "en")))
    #expect(reply.choices.map(\.title) == ["Flat White"])
    app.cancel("i1")
    #expect(try await outcome.failure?.kind == .cancelled)
  }

  @Test func `a cancel that overtakes its request still cancels it`() async throws {
    let app = TestAssistant()
    app.cancel("i1")
    #expect(try await app.perform("HangIntent").failure?.kind == .cancelled)
    #expect(app.questions.isEmpty)
  }

  @Test func `an invocation's id is used once, and its intent runs once`() async throws {
    let observer = RecordingObserver()
    let app = TestAssistant(observers: [observer])
    _ = try await app.perform("ContextIntent")
    await #expect(throws: PeerError.refused(.tooLate)) { try await app.perform("ContextIntent") }
    #expect(observer.events == ["will ContextIntent i1 siri", "ended succeeded"])
  }
}
