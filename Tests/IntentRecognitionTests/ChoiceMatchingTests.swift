import IntentRecognition
import Testing

struct ChoiceMatchingTests {
  private static let places = [
    Choice(title: "Bistro Seoul", subtitle: "7:00 PM", synonyms: ["비스트로 서울"]),
    Choice(title: "Blue Note Seoul", subtitle: "8:30 PM", synonyms: ["블루노트 서울"]),
    Choice(title: "Granola", subtitle: "500 g"),
    Choice(title: "Granola", subtitle: "1 kg"),
  ]

  @Test(
    arguments: [
      ("2", .one(1)), ("２", .one(1)), ("#2", .one(1)), ("2.", .one(1)), ("two", .one(1)),
      ("number two", .one(1)), ("second", .one(1)), ("the second one", .one(1)), ("2nd", .one(1)),
      ("the third", .one(2)), ("last", .one(3)), ("the last one", .one(3)), ("두 번째", .one(1)),
      ("두번째", .one(1)), ("2번", .one(1)), ("2번으로", .one(1)), ("1번으로", .one(0)), ("첫번째", .one(0)),
      ("첫 번째로 할게요", .one(0)), ("세 번째 거", .one(2)), ("마지막", .one(3)), ("마지막 걸로", .one(3)),
      ("삼번", .one(2)), ("9", .outOfRange(9)), ("0", .outOfRange(0)), ("열 번째", .outOfRange(10)),
      ("bistro seoul", .one(0)), ("Bistro", .one(0)), ("note", .one(1)),
      ("seoul", .several([0, 1])),
      ("granola", .several([2, 3])), ("granola 1 kg", .one(3)), ("Granola 500 g", .one(2)),
      ("블루노트", .one(1)), ("블루노트 서울로", .one(1)), ("비스트로 서울이요", .one(0)), ("서울", .several([0, 1])),
      ("이번", .none), ("istro", .none), ("", .none), ("pizza", .none), ("\"2\"", .none),
    ] as [(String, ChoiceMatch)])
  func `finds the choice that is meant`(_ answer: String, _ expected: ChoiceMatch) {
    let matching = ChoiceMatching(choices: Self.places)
    #expect(matching.match(answer) == expected)
  }

  @Test func `prefers a choice whose name is a number`() {
    let matching = ChoiceMatching(
      choices: [Choice(title: "3"), Choice(title: "2"), Choice(title: "1")])
    #expect(matching.match("2") == .one(1))
    #expect(matching.match("3") == .one(0))
  }
}
