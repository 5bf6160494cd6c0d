import Testing

@testable import JSONSchema

struct FormatTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let format: Format
    let accepted: [String]
    let refused: [String]

    init(_ format: Format, _ accepted: [String], not refused: [String]) {
      self.format = format
      self.accepted = accepted
      self.refused = refused
    }

    var testDescription: String { format.rawValue }
  }

  private static let examples = [
    Example(
      .date, ["2024-02-29", "0000-01-01"], not: ["2023-02-29", "2024-2-29", "2024-02-29 "]),
    Example(
      .time, ["00:00:00Z", "23:59:60z", "08:29:60+08:30", "12:00:00.000-23:59"],
      not: ["24:00:00Z", "12:00:00", "12:00Z", "12:00:00.Z", "12:00:60Z", "12:00:00+1:00"]),
    Example(
      .dateTime, ["2026-11-30T08:00:00+09:00", "2026-11-30t08:00:00z"],
      not: ["2026-11-30 08:00:00Z", "2026-11-30T08:00:00", "2026-11-30"]),
    Example(
      .duration, ["P3D", "PT90M", "P1Y2M3DT4H5M6S", "P2W"],
      not: ["P", "PT", "P1W2D", "P1D1Y", "P1Y1D", "1D", "P1.5D", "P1DT"]),
    Example(
      .email, ["a.b+c@example.com", "\"a b\"@example.com", "a@[127.0.0.1]", "a@[IPv6:::1]"],
      not: ["a", "a@", "@b", "a..b@c", "a b@c", "a@-b.com", "a@[1.2.3]", "실례@example.com"]),
    Example(.internationalEmail, ["실례@실례.테스트"], not: ["실례", "실례@", "a b@실례.테스트"]),
    Example(
      .hostname, ["localhost", "a-b.example.com", "3com.com", "xn--9n2bp8q.com"],
      not: ["", "a..b", "-a", "a-", "a_b", "실례.com", "xn--", "xn--a", "ab--c.com"]),
    Example(
      .internationalHostname, ["실례.테스트", "faß.example", "bücher.example", "例え。jp"],
      not: ["Ａ.com", "a\u{200B}b", "１２３", "cafe\u{301}.com", "♥.com", "실\u{302E}례", "ab--ü"]),
    Example(.ipv4, ["127.0.0.1"], not: ["127.1", "256.0.0.1", "01.2.3.4", "1.2.3.4.5", ""]),
    Example(
      .ipv6, ["::", "1::", "::1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1:2:3:4:5:6:7::"],
      not: ["", ":", ":::", "1:2:3:4:5:6:7", "1::2::3", "1:2:3:4:5:6:7:8::", "::1.2.3.4:5"]),
    Example(
      .uri, ["https://example.com/a?b#c", "urn:isbn:1", "mailto:a@b.c", "http://[::1]:80/"],
      not: ["/a", "a", "http://a b", "http://é.com", "http://[::1", "1a:b", "http://a/%zz"]),
    Example(
      .uriReference, ["", "a/b", "../c?d#e", "//host"], not: ["a\\b", "1:b", "é", "#a#b"]),
    Example(.iri, ["https://예제.한국/경로?질의#조각"], not: ["/경로", "https://예제 한국/", "가:나"]),
    Example(.iriReference, ["경로/가", "#조각"], not: ["\u{FFFE}", "경 로"]),
    Example(
      .uriTemplate, ["{a}", "/{+a,b*}{?c:3}", "가{x.y}", "a%20b"],
      not: ["{", "}", "{}", "{a", "{a:0}", "{=a}", "a%2", "{a b}", "{{a}}"]),
    Example(
      .uuid, ["123e4567-E89b-12d3-a456-426614174000"],
      not: ["123e4567e89b12d3a456426614174000", "{123e4567-e89b-12d3-a456-426614174000}"]),
    Example(.jsonPointer, ["", "/", "/a~0b~1c", "/가"], not: ["a", "/~", "/~2", "#/a"]),
    Example(.relativeJSONPointer, ["0", "1/a", "12#"], not: ["", "01", "-1", "/a", "1#a", "#"]),
    Example(.regex, ["^a+$", "(?<n>a)\\k<n>", ""], not: ["(", "[b-a]", "\\Z", "a**"]),
  ]

  @Test(arguments: examples)
  func `tells what has the format from what has not`(_ example: Example) {
    for text in example.accepted {
      #expect(example.format.accepts(text), "\(text.debugDescription)")
    }
    for text in example.refused {
      #expect(!example.format.accepts(text), "\(text.debugDescription)")
    }
  }

  @Test func `has an example of every format`() {
    #expect(Set(Self.examples.map(\.format)) == Set(Format.allCases))
  }

  /// The samples of RFC 3492, section 7.1, and a few shorter ones.
  @Test(
    arguments: [
      ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
      ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
      ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
      ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
      (
        "세계의모든사람들이한국어를이해한다면얼마나좋을까",
        "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"
      ),
      ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"), ("ü", "tda"), ("示例", "fsq092h"),
      ("-> $1.00 <-", "-> $1.00 <--"),
    ])
  func `writes and reads Punycode`(_ text: String, _ ascii: String) {
    let scalars = Array(text.unicodeScalars)
    #expect(String(decoding: Punycode.encode(scalars), as: UTF8.self) == ascii)
    #expect(Punycode.decode(Array(ascii.utf8)[...]) == scalars)
  }

  @Test(arguments: ["a b", "é", "99999999999999999999", "a-", "\u{0}"])
  func `survives what is no Punycode`(_ text: String) {
    let decoded = Punycode.decode(Array(text.utf8)[...])
    #expect(decoded == nil || decoded?.allSatisfy(\.isASCII) == true)
  }

  @Test(
    arguments: [
      ("אב", true), ("א1", true), ("1א", false), ("אa", false), ("aא", false), ("ab.אב", true),
      ("1b.אב", false), ("1b.ab", true), ("ب١", true), ("א١2", false), ("اب۱", true),
    ])
  func `keeps the rule for names from right to left`(_ name: String, _ isValid: Bool) {
    #expect(Hostname.isInternationalHostname(name) == isValid)
  }
}
