import AssistantEngine
import ExtensionProtocol
import Testing

struct DialogResolutionTests {
  private let items: [EntityReference] = [.oatMilk, .smallGranola, .largeGranola]

  @Test
  func `asks for what is missing in the order of declaration and performs at the end`() {
    var dialog = DialogFixture()
    dialog.begin("Order")
    dialog.serve(items)
    #expect(
      dialog.takeLines() == [
        "= intent Order", "Which item?", "1. Oat milk", "2. Granola — 500 g",
        "3. Granola — 1 kg", "= needsInput item of=3",
      ])
    dialog.receive(.said("oat milk"))
    dialog.serve(items)
    #expect(
      dialog.takeLines() == ["= set item=sku_42", "How many?", "= needsInput quantity"])
    dialog.receive(.said("2"))
    #expect(dialog.takeLines() == ["= set quantity=2"])
    #expect(
      dialog.performed?.parameters == ["item": .entity(.oatMilk), "quantity": .integer(2)])
  }

  @Test
  func `asks which of several things of one name is meant and never guesses`() {
    var dialog = DialogFixture()
    dialog.begin("Order", ["item": .words("granola"), "quantity": .value(.integer(1))])
    dialog.serve(items)
    #expect(
      dialog.takeLines() == [
        "= intent Order item=? quantity=1", "Which item?", "1. Granola — 500 g",
        "2. Granola — 1 kg", "= needsInput item of=2",
      ])
    dialog.receive(.said("9"))
    #expect(
      dialog.takeLines() == [
        "Please pick 1–2, type part of a name, or “cancel”.", "= needsInput item of=2",
      ])
    dialog.receive(.said("the second one"))
    dialog.serve(items)
    #expect(dialog.takeLines() == ["= set item=sku_62"])
    #expect(dialog.performed?.parameters["item"] == .entity(.largeGranola))
  }

  @Test
  func `says what it could not find and asks`() {
    var dialog = DialogFixture()
    dialog.begin("Order", ["item": .words("marble"), "quantity": .value(.integer(1))])
    dialog.serve(items)
    #expect(
      dialog.takeLines() == [
        "= intent Order item=? quantity=1",
        "I couldn’t find “marble”. Try another name, or “cancel”.", "Which item?",
        "1. Oat milk", "2. Granola — 500 g", "3. Granola — 1 kg", "= needsInput item of=3",
      ])
  }

  @Test
  func `makes up no id for a value that is gone`() {
    var dialog = DialogFixture()
    dialog.begin(
      "Order",
      ["item": .candidates(["sku_42"], words: "oat milk"), "quantity": .value(.integer(1))])
    dialog.serve([.smallGranola])
    #expect(dialog.performed == nil)
    #expect(
      dialog.takeLines().contains("I couldn’t find “oat milk”. Try another name, or “cancel”."))
  }

  @Test(arguments: [
    ("en", "I stopped after three answers that I couldn’t use. Nothing was changed."),
    ("ko", "쓸 수 없는 답이 세 번 이어져 요청을 끝냈습니다. 변경된 내용은 없습니다."),
  ])
  func `gives up after three unusable answers`(_ language: String, _ sentence: String) {
    var dialog = DialogFixture(language: language)
    dialog.begin("Order", ["item": .value(.entity(.oatMilk))])
    for answer in ["banana", "1.5", "0x"] { dialog.receive(.said(answer)) }
    #expect(dialog.takeLines().suffix(2) == [sentence, "= failed threeAnswers"])
    #expect(!dialog.state.isAsking)
  }

  @Test(arguments: ["cancel", "취소", "never mind", "그만"])
  func `ends at a word that cancels and says that nothing changed`(_ word: String) {
    var dialog = DialogFixture()
    dialog.begin("Order", ["item": .value(.entity(.oatMilk))])
    dialog.receive(.said(word))
    #expect(
      dialog.takeLines().suffix(2) == ["Cancelled. Nothing was changed.", "= cancelled"])
  }

  @Test
  func `asks for a case by title and takes no raw value`() {
    var dialog = DialogFixture(language: "ko")
    dialog.begin("Pick")
    #expect(
      dialog.takeLines() == [
        "= intent Pick", "크기는 어느 것으로 할까요?", "1. 작은 것", "2. 큰 것",
        "= needsInput size of=2",
      ])
    dialog.receive(.said("large"))
    #expect(dialog.performed == nil)
    dialog.receive(.said("큰 것"))
    #expect(
      dialog.performed?.parameters == ["size": .enumeration(type: "Size", id: "large")])
  }

  @Test
  func `repeats the question for an empty line and goes back on request`() {
    var dialog = DialogFixture()
    dialog.begin("Order")
    dialog.serve(items)
    dialog.receive(.said("oat"))
    dialog.serve(items)
    _ = dialog.takeLines()
    dialog.receive(.said(""))
    #expect(dialog.takeLines() == ["How many?", "= needsInput quantity"])
    dialog.receive(.said("back"))
    dialog.serve(items)
    #expect(dialog.takeLines().first == "Which item?")
  }

  @Test
  func `takes a line that calls the assistant as a new request`() {
    var dialog = DialogFixture()
    dialog.begin("Order", ["item": .value(.entity(.oatMilk))])
    _ = dialog.takeLines()
    dialog.receive(.said("Hey Siri, open the cafe"))
    #expect(dialog.takeLines() == ["Cancelled. Nothing was changed.", "= cancelled"])
    #expect(dialog.effects.last == .recognize("Hey Siri, open the cafe"))
  }

  @Test
  func `says what was asked when the input ends`() {
    var dialog = DialogFixture()
    dialog.begin("Order", ["item": .value(.entity(.oatMilk))])
    _ = dialog.takeLines()
    dialog.receive(.ended)
    #expect(dialog.takeLines().first?.contains("“How many?”") == true)
  }

  @Test
  func `asks which intent when two are equally good`() {
    var dialog = DialogFixture()
    dialog.receive(.said("…"))
    let options = ["Pick", "Plain"].map {
      Interpretation(app: "Cafe", intent: $0, shortcut: nil, phrase: $0, parameters: [:])
    }
    dialog.receive(.recognized(.ambiguous(options)))
    #expect(
      dialog.takeLines() == [
        "Did you mean Pick or Plain?", "1. Pick", "2. Plain", "= needsInput intent of=2",
      ])
    dialog.receive(.said("2"))
    #expect(dialog.performed?.intent == "Plain")
  }
}
