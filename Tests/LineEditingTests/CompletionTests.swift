import Testing

@testable import LineEditing

struct CompletionTests {
  struct Row: CustomStringConvertible, Sendable {
    let head: String
    let replacements: [String]
    var from = 0
    /// What the line up to the cursor becomes, or nil when the person is to choose.
    let completed: String?

    var description: String { "\(head) → \(replacements)" }
  }

  @Test(
    arguments: [
      Row(head: "예", replacements: ["예약을 취소", "예약을 저장"], completed: "예약을 "),
      Row(head: "예", replacements: ["예약", "예산"], completed: nil),
      Row(head: "at blue", replacements: ["Blue Note"], from: 3, completed: "at Blue Note"),
      Row(head: "ㅂㄹ", replacements: ["블루노트", "비스트로"], completed: nil),
      Row(head: "ㅂㄹ", replacements: ["블루노트"], completed: "블루노트"),
      Row(head: "SAVE", replacements: ["save it", "save that"], completed: "save "),
      Row(head: "save ", replacements: ["save it", "save that"], completed: nil),
      Row(head: "", replacements: ["가"], completed: "가"),
      Row(head: "예", replacements: ["예약"], from: 1, completed: nil),
      Row(head: "a", replacements: ["ab"], from: 9, completed: nil),
    ])
  func `goes on as far as the candidates agree`(_ row: Row) {
    let candidates = row.replacements.map {
      CompletionCandidate(replacement: $0, replacesFrom: row.from)
    }
    switch Completion(candidates: candidates, before: row.head) {
    case .replace(let count, let scalars):
      let kept = row.head.unicodeScalars.dropLast(count)
      #expect(String(Array(kept) + scalars) == row.completed)
    case .choose: #expect(row.completed == nil)
    }
  }

  @Test func `candidates that begin at different places are for the person to choose`() {
    let candidates = [
      CompletionCandidate(replacement: "save", replacesFrom: 0),
      CompletionCandidate(replacement: "save", replacesFrom: 1),
    ]
    #expect(Completion(candidates: candidates, before: "s s") == .choose)
  }

  @Test func `lists downwards in columns aligned by width`() {
    let labels = ["가나", "b", "다", "dddd", "e"]
    #expect(
      CompletionList(labels: labels, columns: 19).rows == ["가나  다    e", "b     dddd"])
    #expect(CompletionList(labels: labels, columns: 3).rows == labels)
  }
}
