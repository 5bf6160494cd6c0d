import AppIntents
import ExtensionProtocol
import Testing

struct PerformingTests {
  private let latte = IntentValue.entity(EntityReference(type: "Coffee", id: "sku_1", title: "?"))

  @Test func `an entity is fetched by its id and what was said of it is not trusted`() async throws
  {
    let app = TestAssistant(answers: [.confirmed(true)])
    let outcome = try await app.perform("OrderIntent", ["coffee": latte])
    #expect(outcome.dialog == "Ordered 1 × Latte, any.")
    #expect(
      outcome.success?.value
        == .entity(
          EntityReference(
            type: "Coffee", id: "sku_1", title: "Latte", subtitle: "Dark",
            synonyms: ["my Latte"])))
    #expect(outcome.success?.valueText == "Latte")
    #expect(
      app.questions == [
        Question(
          invocation: "i1", subject: .confirmation(ConfirmationAction(name: "order")),
          dialog: DialogText(full: "Order 1 × Latte?"))
      ])
  }

  @Test func `an id that the app does not know fails the request`() async throws {
    let gone = IntentValue.entity(EntityReference(type: "Coffee", id: "sku_9", title: "Latte"))
    let failure = try await TestAssistant().perform("OrderIntent", ["coffee": gone]).failure
    #expect(failure?.reason == "entityNotFound")
    #expect(failure?.text == "Nothing matched what you asked for.")
  }

  @Test func `a required value that is missing is never guessed`() async throws {
    let failure = try await TestAssistant().perform("OrderIntent").failure
    #expect(failure?.reason == "parameters")
    #expect(failure?.text == nil)
  }

  @Test func `a shortcut's presets are used, and found anew by id`() async throws {
    let app = TestAssistant(answers: [.confirmed(true), .confirmed(true)])
    let outcome = try await app.perform("OrderIntent", shortcut: 1)
    #expect(outcome.dialog == "Ordered 1 × Flat White, large.")
    let over = try await app.perform(
      "OrderIntent", ["coffee": latte], shortcut: 1, invocation: "i2")
    #expect(over.dialog == "Ordered 1 × Latte, large.")
  }

  @Test func `no to a confirmation ends the intent as declined`() async throws {
    let app = TestAssistant(answers: [.confirmed(false)])
    let failure = try await app.perform("OrderIntent", ["coffee": latte]).failure
    #expect(failure?.kind == .declined)
    #expect(failure?.text == nil)
  }

  @Test func `an intent runs with fresh parameters each time`() async throws {
    let app = TestAssistant(answers: [.value(.string("a")), .value(.string("b"))])
    let first = try await app.perform("AskIntent", ["kind": kind("needsValue")])
    let second = try await app.perform(
      "AskIntent", ["kind": kind("needsValue")], invocation: "i2")
    #expect(first.dialog == "Got a after 2 runs.")
    #expect(second.dialog == "Got b after 2 runs.")
  }

  @Test func `the next intent crosses with the values it was made with`() async throws {
    let next = try await TestAssistant().perform("ThenOrderIntent").success?.opens
    #expect(next?.intent == "OrderIntent")
    #expect(next?.parameters["size"] == .enumeration(type: "Size", id: "large"))
    #expect(next?.parameters.keys.sorted() == ["coffee", "size"])
  }

  @Test func `a dependency that is not registered fails one request by name`() async throws {
    let app = TestAssistant()
    let failure = try await app.perform("NeedsServiceIntent").failure
    #expect(failure?.reason == "failedToRetrieveDependency")
    #expect(failure?.detail.contains("UnregisteredService") == true)
    #expect(failure?.detail.contains("CoffeeShop") == true)
    #expect(
      try await app.perform("ThrowIntent", ["name": .string("")], invocation: "i2").failure == nil)
  }

  @Test func `an intent knows the conversation that it runs in`() async throws {
    let session = SessionContext(locale: "ko-KR", now: 1_700_000_000, isVoiceOnly: true)
    let outcome = try await TestAssistant().perform("ContextIntent", session: session)
    #expect(outcome.dialog == "ko-KR 1700000000 true foreground")
  }

  @Test(
    arguments: [
      ("rejected", "rejected", "It was not ordered: no milk", IntentFailure.Kind.thrown),
      ("closed", "closed", "The shop is closed.", .thrown),
      (
        "network", "networkFailure", "You need to be connected to the internet to continue.",
        .thrown
      ),
      ("location", "location", "You need to allow the app to use your precise location.", .thrown),
      ("foundation", "CocoaError", nil, .thrown),
      ("cancellation", "cancelled", nil, .cancelled),
    ] as [(String, String, String?, IntentFailure.Kind)])
  func `an error's type decides what is said`(
    _ name: String, _ reason: String, _ text: String?, _ kind: IntentFailure.Kind
  ) async throws {
    let failure = try await TestAssistant().perform("ThrowIntent", ["name": .string(name)]).failure
    #expect(failure?.reason == reason)
    #expect(failure?.text == text)
    #expect(failure?.kind == kind)
  }

  @Test func `errors that the system has words for speak Korean`() async throws {
    let failure = try await TestAssistant().perform(
      "ThrowIntent", ["name": .string("network")], session: SessionContext(locale: "ko")
    ).failure
    #expect(failure?.text == "계속하려면 인터넷에 연결되어 있어야 합니다.")
  }

  private func kind(_ name: String) -> IntentValue {
    .enumeration(type: "AskIntent.Kind", id: name)
  }
}
