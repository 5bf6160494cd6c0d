import Testing

@testable import JSONSchema

struct RegularExpressionTests {
  @Test(
    arguments: [
      ("", ["", "x"], []),
      ("abc", ["abc", "xabcx"], ["", "ab", "ABC", "a bc"]),
      ("^abc$", ["abc"], ["abc\n", "xabc", "abcx"]),
      ("a|b|", ["", "a", "z"], []),
      ("^(?:a|bc)+$", ["a", "bc", "abcbca"], ["", "b", "abcb"]),
      ("^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]),
      ("^a{2}$", ["aa"], ["a", "aaa"]),
      ("^a{2,}$", ["aa", "aaaaaa"], ["a"]),
      ("^a{0}b$", ["b"], ["ab"]),
      ("^a*?b+?c??$", ["b", "aabbc"], ["a", "ac"]),
      ("^(a*)*$", ["", "aaa"], ["b"]),
      ("^(a?){3}$", ["", "aaa"], ["aaaa"]),
      ("^(^)*x(?:$){2}$", ["x"], ["xx"]),
      ("^[a-c-]$", ["a", "c", "-"], ["d"]),
      ("^[^a-c]$", ["d", "가", "\n"], ["a", "b"]),
      ("^[]$", [], ["", "a"]),
      ("^[^]$", ["a", "\n", "\u{1F600}"], ["", "ab"]),
      ("^[\\d\\-x]+$", ["1-x"], ["y"]),
      ("^[^\\s\\S]$", [], ["a", " "]),
      ("^[\\D]$", ["a", "가"], ["5"]),
      ("^.$", ["a", "가", "\u{1F600}"], ["", "\n", "\r", "\u{2028}", "e\u{301}"]),
      ("^\\w+$", ["aZ_9"], ["é", "-"]),
      ("^\\x41\\u0042\\u{43}\\uD83D\\uDE00$", ["ABC\u{1F600}"], ["ABC"]),
      ("^\\cJ\\0\\t$", ["\n\u{0}\t"], ["\n0\t"]),
      ("^\\-\\@\\_\\/\\.$", ["-@_/."], ["-@_/x"]),
      ("\\bfoo\\b", ["a foo b", "foo"], ["foobar", "afoo"]),
      ("\\Boo", ["foo"], ["oo"]),
    ] as [(String, [String], [String])])
  func `finds what it should and nothing else`(
    _ pattern: String, _ found: [String], _ missed: [String]
  ) throws {
    let expression = try RegularExpression(pattern)
    for text in found { #expect(expression.isFound(in: text), "\(text.debugDescription)") }
    for text in missed { #expect(!expression.isFound(in: text), "\(text.debugDescription)") }
  }

  @Test(
    arguments: [
      ("^(?=.*\\d)(?=.*[a-z]).{4,}$", ["abc1", "1xyz"], ["abcd", "1234", "a1"]),
      ("^(?!.*\\.\\.)[a-z.]+$", ["a.b.c"], ["a..b"]),
      ("(?<=\\$)\\d+", ["cost $42"], ["cost 42"]),
      ("(?<!\\$)\\b\\d+", ["cost 42"], ["cost $42"]),
      ("(?<=a+)b", ["aab"], ["b", "cb"]),
      ("^(?=(?:ab)+$)(?!abab$)", ["ab", "ababab"], ["abab", "a"]),
      ("^(?:(?!-)[a-z-]{1,4}(?<!-)\\.?)+$", ["ab.c-d"], ["-a", "a-"]),
      ("(?=a(?!b))a", ["ac", "a"], ["ab"]),
    ] as [(String, [String], [String])])
  func `looks ahead and behind`(
    _ pattern: String, _ found: [String], _ missed: [String]
  ) throws {
    let expression = try RegularExpression(pattern)
    for text in found { #expect(expression.isFound(in: text), "\(text)") }
    for text in missed { #expect(!expression.isFound(in: text), "\(text)") }
  }

  @Test(
    arguments: [
      ("\\p{L}", "é", "1"), ("\\p{Letter}", "가", "-"), ("\\p{Lu}", "É", "é"),
      ("\\P{Lu}", "é", "É"), ("\\p{gc=Nd}", "٣", "a"), ("\\p{General_Category=Letter}", "ж", "3"),
      ("\\p{Script=Hangul}", "한", "漢"), ("\\p{sc=Grek}", "λ", "l"), ("\\p{Alphabetic}", "a", "1"),
      ("\\p{White_Space}", "\u{3000}", "a"), ("\\p{Emoji_Presentation}", "\u{1F600}", "a"),
      ("\\p{ASCII}", "~", "é"), ("\\p{punct}", "!", "a"), ("[\\p{L}\\p{N}]", "9", " "),
      ("[^\\p{L}]", "9", "é"), ("\\p{Uppercase}", "Ω", "ω"), ("\\p{Cn}", "\u{378}", "a"),
    ])
  func `knows properties of scalars`(_ pattern: String, _ found: String, _ missed: String) throws {
    let expression = try RegularExpression("^\(pattern)$")
    #expect(expression.isFound(in: found))
    #expect(!expression.isFound(in: missed))
  }

  @Test(
    arguments: [
      ("(", .unexpectedEnd), ("a)", .unexpectedCharacter(")", offset: 1)), ("[a", .unexpectedEnd),
      ("*", .nothingToRepeat(offset: 0)), ("a**", .nothingToRepeat(offset: 2)),
      ("^*", .nothingToRepeat(offset: 0)), ("(?=a)*", .nothingToRepeat(offset: 0)),
      ("a{2,1}", .reversedRange(offset: 2)), ("[b-a]", .reversedRange(offset: 1)),
      ("[\\d-z]", .reversedRange(offset: 1)), ("a{", .unexpectedEnd),
      ("a{,3}", .unexpectedCharacter(",", offset: 2)), ("x}", .unexpectedCharacter("}", offset: 1)),
      ("]", .unexpectedCharacter("]", offset: 0)), ("\\", .unexpectedEnd),
      ("\\a", .unknownEscape("a", offset: 1)), ("\\Z", .unknownEscape("Z", offset: 1)),
      ("\\01", .unknownEscape("0", offset: 1)), ("\\c1", .unknownEscape("c", offset: 1)),
      ("\\xG0", .unexpectedCharacter("G", offset: 2)),
      ("\\u{110000}", .unknownEscape("u", offset: 1)),
      ("\\p{Foo}", .unknownProperty("Foo")),
      ("\\p{Script=Klingon}", .unknownProperty("Script=Klingon")),
      ("\\pL", .unexpectedCharacter("L", offset: 2)),
      ("(?i)a", .nothingToRepeat(offset: 1)),
      ("(?P<n>a)", .nothingToRepeat(offset: 1)), ("(?<n>a)(?<n>b)", .duplicateGroup("n")),
      ("\\k<n>", .unknownGroup("n")), ("(a)\\2", .unknownGroup("2")), ("(a)\\1", .backReference),
      ("(?<n>a)\\k<n>", .backReference), ("a{20000}", .tooLarge), ("(a{100}){200}", .tooLarge),
      (String(repeating: "(", count: 5_000), .tooDeep),
    ] as [(String, PatternError)])
  func `refuses what it cannot read`(_ pattern: String, _ error: PatternError) {
    #expect(throws: error) { try RegularExpression(pattern) }
  }

  /// Patterns that make backtracking matchers hang, each with a text that does it.
  private static let hostile: [(String, String)] = {
    let many = String(repeating: "a", count: 200)
    let patterns = [
      "^(a+)+$", "^(a*)*$", "^(a|aa)+$", "^(a|a)*$", "^(a|a?)+$", "(a+)+b", "(.*)*b", "(.+)+b",
      "^(([a-z])+.)+[A-Z]([a-z])+$", "(x+x+)+y", "(a*)*c", "^(a?){20}a{20}$", "(a|b|ab)*c",
      "((a*)*)*b", "^(?:a?)*?$", "(?:a+){2,}b", "^(a+){1,9}$", "(a{1,50}){1,50}b", "^(\\w+\\s?)*$",
      "^(\\w+)*$", "(\\w|a)+!", "^((a|\\w)+)+!$", "(.*a){12}b", "^(.*?,){11}P", "(?:.*)+=.*",
      "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3}))$",
      "^(\\d|a+)+$", "(a+a+)+$b", "^(?=(a+)+b)", "^(?!(a+)+b)x", "(?<=(a+)+)b", "(?<!(a|aa)+)b",
      "^(?:(?:a+)+)+b", "a*a*a*a*a*b", "a?a?a?a?a?a?a?a?aaaaaaaab", "(aa|aab?)*c", "^(a|b?)*c$",
      "^(.|\\n)*?b$", "(?:[^b]*)*b$", "([^/]+/?)+!", "^(([^\\d]+)*)+1$", "(\\S+)*@",
      "(.*)(.*)(.*)b",
      "^\\s+|\\s+$", "(\\s*a)*b", "[a-z]+([a-z]+)*!", "(a|[ab]|[abc])+d", "(?:a{0,100}){0,20}b",
      "^(a(a(a)?)?)*b", "(((((a*)*)*)*)*)*b", "\\b(a+)+\\b!",
    ]
    return patterns.map { ($0, many) } + [("(x+x+)+y", String(repeating: "x", count: 200))]
  }()

  @Test(arguments: hostile)
  func `takes no more steps than places times instructions`(
    _ pattern: String, _ text: String
  ) throws {
    let expression = try RegularExpression(pattern)
    let search = expression.search(text + "\u{0}")
    #expect(search.steps <= (text.unicodeScalars.count + 2) * expression.size)
    #expect(Self.hostile.count >= 50)
  }

  @Test func `stops where an anchored pattern can no longer match`() throws {
    let text = String(repeating: "a", count: 100_000)
    #expect(try RegularExpression("^b").search(text).steps < 10)
  }
}
