import Transcripts

/// A small assistant in two languages that keeps its state, to hold transcripts with.
actor ScriptedShop: TranscriptConversation {
  private enum Expecting { case request, item, quantity, confirmation(item: String, count: Int) }

  private let isKorean: Bool
  /// What differs from the conversation that the transcripts were written for.
  private let changes: Set<Change>
  private var expecting = Expecting.request
  private var item = ""
  private(set) var orders = 0
  private(set) var isFinished = false

  enum Change: Hashable, Sendable { case otherQuestion, extraChoice, otherFact }

  init(locale: String, changes: Set<Change> = []) {
    isKorean = locale.hasPrefix("ko")
    self.changes = changes
  }

  func say(_ text: String) -> [TranscriptLine] {
    switch expecting {
    case .request: request(text)
    case .item: answerItem(text)
    case .quantity: answerQuantity(text)
    case .confirmation(let item, let count): confirm(text, item, count)
    }
  }

  func perform(_ event: TranscriptEvent) -> [TranscriptLine] {
    switch event {
    case .interrupt, .escape:
      guard case .request = expecting else {
        expecting = .request
        return [.dialog(isKorean ? "취소했습니다." : "Cancelled."), .fact("cancelled")]
      }
      return []
    case .end: return []
    case .wait(let wait): return [.dialog("\(wait.seconds) seconds later.")]
    case .restart:
      expecting = .request
      return [.dialog(isKorean ? "주문 \(orders)건." : "\(orders) orders.")]
    }
  }

  func finish() { isFinished = true }

  private func request(_ text: String) -> [TranscriptLine] {
    guard ["order granola", "그래놀라 주문"].contains(text) else {
      return [.problem(isKorean ? "모릅니다." : "I do not know that."), .fact("failed noMatch")]
    }
    expecting = .item
    let extra = changes.contains(.extraChoice) ? "\n  3. Granola — 2 kg" : ""
    // Facts come when they come; their place in the transcript does not depend on it.
    return [
      .dialog(question), .fact("intent StartOrder item=?"),
      .dialog("  1. Granola — 500 g\n  2. Granola — 1 kg" + extra),
      .fact("needsInput item of=2"),
    ]
  }

  private var question: String {
    if isKorean { return "어떤 상품을 주문할까요?" }
    return changes.contains(.otherQuestion) ? "Which one?" : "Which item?"
  }

  private func answerItem(_ text: String) -> [TranscriptLine] {
    guard let number = Int(text), (1...2).contains(number) else {
      return [
        .dialog(isKorean ? "1–2 중에서 골라 주세요." : "Please pick 1–2."), .fact("needsInput item of=2"),
      ]
    }
    item = "sku_\(number)"
    expecting = .quantity
    return [
      .fact("set item=\(item)"), .dialog(isKorean ? "몇 개 주문할까요?" : "How many?"),
      .fact("needsInput quantity"),
    ]
  }

  private func answerQuantity(_ text: String) -> [TranscriptLine] {
    let count = text.isEmpty ? 1 : Int(text) ?? 12
    expecting = .confirmation(item: item, count: count)
    let dialog = isKorean ? "\(item) \(count)개를 주문할까요? [예/아니요]" : "Order \(count) × \(item)? [y/N]"
    return [.fact("set quantity=\(count)"), .dialog(dialog), .fact("awaitingConfirmation")]
  }

  private func confirm(_ text: String, _ item: String, _ count: Int) -> [TranscriptLine] {
    expecting = .request
    guard ["yes", "네"].contains(text) else {
      return [.fact("declined"), .dialog(isKorean ? "취소했습니다." : "Cancelled.")]
    }
    orders += 1
    let value = changes.contains(.otherFact) ? "0" : "ord-\(orders)"
    let dialog =
      isKorean ? "주문했습니다. 주문 번호는 ord-\(orders)입니다." : "Ordered. It is ord-\(orders)\u{202F}now."
    return [.dialog(dialog), .fact("succeeded value=\(value)")]
  }
}
