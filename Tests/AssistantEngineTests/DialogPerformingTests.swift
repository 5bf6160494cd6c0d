import AssistantEngine
import ExtensionProtocol
import Testing

struct DialogPerformingTests {
  private let request = PermissionRequest(
    kind: "calendar", resource: "/calendar", access: .writeOnly, invocation: "1")

  private func performing(_ language: String = "en", intent: String = "Plain") -> DialogFixture {
    var dialog = DialogFixture(language: language)
    dialog.begin(intent)
    _ = dialog.takeLines()
    return dialog
  }

  private func ask(
    _ dialog: inout DialogFixture, _ number: Int, _ subject: Question.Subject,
    _ text: String? = nil
  ) {
    dialog.receive(
      .asked(
        question: number,
        Question(
          invocation: "1", subject: subject, dialog: text.map { DialogText(full: $0) })))
  }

  @Test(arguments: [
    ("yes", PermissionStatus.writeOnly, "granted"), ("네", .writeOnly, "granted"),
    ("no", .denied, "denied"), ("아니요", .denied, "denied"), ("", .denied, "denied"),
  ])
  func `asks once for a permission and keeps the answer`(
    _ answer: String, _ status: PermissionStatus, _ word: String
  ) {
    var dialog = performing()
    dialog.receive(.permissionAsked(question: 1, request, .notDetermined))
    #expect(
      dialog.takeLines() == [
        "Allow Cafe to add events to your calendar? [y/N]", "= awaitingConfirmation",
      ])
    dialog.receive(.said(answer))
    #expect(dialog.takeLines() == ["= permission calendar \(word)"])
    #expect(dialog.effects.contains(.store(permission: status, app: "Cafe", request)))
    #expect(dialog.effects.contains(.permit(question: 1, status)))
  }

  @Test(arguments: [PermissionStatus.denied, .restricted, .writeOnly, .fullAccess])
  func `asks no second time`(_ status: PermissionStatus) {
    var dialog = performing()
    dialog.receive(.permissionAsked(question: 1, request, status))
    #expect(dialog.takeLines() == [])
    #expect(dialog.effects == [.permit(question: 1, status)])
  }

  @Test(arguments: [DialogEvent.interrupted, .ended])
  func `stores nothing when a permission is not answered`(_ event: DialogEvent) {
    var dialog = performing()
    dialog.receive(.permissionAsked(question: 1, request, .notDetermined))
    dialog.receive(event)
    #expect(dialog.effects.contains(.permit(question: 1, .notDetermined)))
    #expect(!dialog.effects.contains { if case .store = $0 { true } else { false } })
    #expect(dialog.lines.last == "= cancelled")
  }

  @Test(
    arguments: [
      ("order", true), ("yes please", true), ("yes", true), ("no", false), ("", false), ("uh", nil),
      ("buy", true), ("keep it", false),
    ] as [(String, Bool?)])
  func `takes the verb of an action as yes and a murmur as no answer`(
    _ answer: String, _ expected: Bool?
  ) {
    var dialog = performing()
    let action = ConfirmationAction(name: "order", acceptAlternatives: ["buy"])
    ask(&dialog, 1, .confirmation(action), "Order 2 × Oat milk?")
    _ = dialog.takeLines()
    dialog.receive(.said(answer))
    if let expected {
      #expect(dialog.effects == [.answer(question: 1, .confirmed(expected))])
    } else {
      #expect(dialog.takeLines() == ["Please answer yes or no.", "= awaitingConfirmation"])
    }
  }

  @Test
  func `does not take cancel for an answer where the action itself cancels`() {
    var dialog = performing("ko")
    let action = ConfirmationAction(
      name: "custom", acceptLabel: "주문 취소", denyLabel: "그대로 두기", isDestructive: true)
    ask(&dialog, 1, .confirmation(action), "주문을 취소할까요?")
    _ = dialog.takeLines()
    dialog.receive(.said("취소"))
    #expect(
      dialog.takeLines() == [
        "“주문 취소” 또는 “그대로 두기” 중에서 말해 주세요.", "= awaitingConfirmation",
      ])
    dialog.receive(.said("주문 취소"))
    #expect(dialog.effects == [.answer(question: 1, .confirmed(true))])
  }

  @Test
  func `queues questions that come at the same time`() {
    var dialog = performing(intent: "Plain")
    ask(&dialog, 1, .confirmation(ConfirmationAction(name: "go")), "First?")
    ask(&dialog, 2, .confirmation(ConfirmationAction(name: "go")), "Second?")
    #expect(dialog.takeLines() == ["First? [y/N]", "= awaitingConfirmation"])
    dialog.receive(.said("yes"))
    #expect(dialog.takeLines() == ["Second? [y/N]", "= awaitingConfirmation"])
  }

  @Test
  func `withdraws the question of an app that has died and says so`() {
    var dialog = performing()
    ask(&dialog, 1, .confirmation(ConfirmationAction(name: "go")), "Sure?")
    dialog.receive(.withdrawn(question: 1))
    dialog.receive(.performed(invocation: "1", .failure(.crashed(log: ["boom"]))))
    #expect(
      dialog.takeLines().suffix(2) == [
        "Cafe stopped unexpectedly. Nothing else was affected.", "= failed crash",
      ])
    #expect(!dialog.state.isAsking)
  }

  @Test(arguments: [
    (
      "en", AppFailure.crashed(log: []),
      "Cafe stopped unexpectedly. What you said yes to may have been done. "
        + "Check before you ask for it again.", "= failed crash"
    ),
    (
      "ko", .timedOut,
      "카페가 30초 안에 끝내지 못해 중지했습니다. 확인하신 요청은 이미 처리되었을 수 있습니다. "
        + "다시 요청하기 전에 확인해 주세요.", "= failed timeLimit"
    ),
    (
      "en", .protocolViolation("noise"),
      "Cafe sent something that I can’t read and was stopped. What you said yes to may have been "
        + "done. Check before you ask for it again.", "= failed protocolViolation"
    ),
  ])
  func `does not claim that nothing happened when an app goes away after a yes`(
    _ language: String, _ failure: AppFailure, _ sentence: String, _ fact: String
  ) {
    var dialog = performing(language)
    ask(&dialog, 1, .confirmation(ConfirmationAction(name: "go")), "Sure?")
    dialog.receive(.said("yes"))
    _ = dialog.takeLines()
    dialog.receive(.performed(invocation: "1", .failure(failure)))
    #expect(dialog.takeLines() == [sentence, fact])
  }

  @Test func `is unfinished from the yes until the outcome is said`() {
    var dialog = performing()
    #expect(dialog.state.unfinished == nil)
    ask(&dialog, 1, .confirmation(ConfirmationAction(name: "go")), "Sure?")
    #expect(dialog.state.unfinished == nil)
    dialog.receive(.said("yes"))
    #expect(dialog.state.unfinished == UnfinishedAction(app: "Cafe", intent: "Plain"))
    dialog.receive(.performed(invocation: "1", .failure(.timedOut)))
    #expect(dialog.state.unfinished == nil)
  }

  @Test func `does not call cancelled what was given up after a yes`() {
    var dialog = performing()
    ask(&dialog, 1, .confirmation(ConfirmationAction(name: "go")), "Sure?")
    dialog.receive(.said("yes"))
    _ = dialog.takeLines()
    dialog.receive(.interrupted)
    dialog.receive(.interrupted)
    #expect(
      dialog.takeLines() == [
        "I stopped waiting. What you said yes to may have been done. "
          + "Check before you ask for it again.", "= unknown",
      ])
  }

  @Test
  func `ignores what comes late of an invocation that was cancelled`() {
    var dialog = performing()
    dialog.receive(.interrupted)
    #expect(dialog.effects == [.cancel(app: "Cafe", invocation: "1")])
    dialog.receive(.performed(invocation: "1", .failure(.cancelled)))
    #expect(dialog.takeLines() == ["Cancelled.", "= cancelled"])
    dialog.receive(
      .performed(
        invocation: "1", .success(.succeeded(IntentSuccess(dialog: DialogText(full: "Late."))))))
    #expect(dialog.takeLines() == [])
  }

  @Test func `says what became of what was sent before the person cancelled`() {
    var dialog = performing()
    dialog.receive(.interrupted)
    #expect(dialog.takeLines() == [])
    let failure = IntentFailure(reason: "unknown", text: "I could not confirm it.", detail: "")
    dialog.receive(.performed(invocation: "1", .success(.failed(failure))))
    #expect(dialog.takeLines() == ["I could not confirm it.", "= unknown"])
  }

  @Test func `gives up waiting when the person cancels twice`() {
    var dialog = performing()
    dialog.receive(.interrupted)
    dialog.receive(.interrupted)
    #expect(dialog.takeLines() == ["Cancelled.", "= cancelled"])
    #expect(!dialog.state.isPerforming)
  }

  @Test(arguments: [
    (IntentOutcome.succeeded(IntentSuccess()), ["Done.", "= succeeded"]),
    (
      .succeeded(IntentSuccess(value: .integer(3), valueText: "3")),
      ["Done. 3", "= succeeded value=3"]
    ),
    (.succeeded(IntentSuccess(dialog: DialogText(full: "Hi."))), ["Hi.", "= succeeded"]),
    (
      .failed(IntentFailure(reason: "rejected", text: "Not ordered.", detail: "422")),
      ["Not ordered.", "= failed rejected"]
    ),
    (
      .failed(IntentFailure(reason: "unknown", text: "Who knows.", detail: "")),
      ["Who knows.", "= unknown"]
    ),
    (
      .failed(IntentFailure(reason: "Odd", detail: "Odd()")),
      ["Something went wrong with Cafe.", "= failed Odd"]
    ),
    (
      .failed(IntentFailure(reason: "declined", detail: "", kind: .declined)),
      ["Cancelled.", "= declined"]
    ),
  ])
  func `says what came of it`(_ outcome: IntentOutcome, _ lines: [String]) {
    var dialog = performing()
    dialog.receive(.performed(invocation: "1", .success(outcome)))
    #expect(dialog.takeLines() == lines)
  }

  @Test
  func `opens the app and shows its scene`() {
    var dialog = DialogFixture(language: "ko")
    dialog.begin("Open")
    #expect(dialog.takeLines() == ["= intent Open", "카페를 여는 중…"])
    dialog.receive(.scene(invocation: "1", "예약 내역"))
    dialog.receive(.performed(invocation: "1", .success(.succeeded(IntentSuccess()))))
    #expect(dialog.takeLines() == ["예약 내역", "= succeeded"])
  }

  @Test
  func `runs the intent that a result opens`() {
    var dialog = performing()
    let next = NextIntent(intent: "Open", parameters: [:])
    dialog.receive(
      .performed(invocation: "1", .success(.succeeded(IntentSuccess(opens: next)))))
    #expect(dialog.takeLines() == ["= succeeded", "= intent Open", "Opening Cafe…"])
  }
}
