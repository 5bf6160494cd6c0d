import IntentRecognition
import Testing

struct KoreanParticleTests {
  @Test(
    arguments: [
      ("수량", .object, "수량을"), ("메뉴", .object, "메뉴를"), ("서울", .direction, "서울로"),
      ("부산", .direction, "부산으로"), ("1", .direction, "1로"), ("3", .object, "3을"),
      ("2", .object, "2를"), ("6", .direction, "6으로"), ("7", .direction, "7로"),
      ("8", .topic, "8은"), ("9", .subject, "9가"), ("0", .object, "0을"), ("10", .object, "10을"),
      ("100", .direction, "100으로"), ("11", .direction, "11로"), ("20000", .subject, "20000이"),
      ("ord-1", .copula, "ord-1입니다"), ("ord-1", .object, "ord-1을"), ("ord-2", .object, "ord-2를"),
      ("여기어때", .subject, "여기어때가"), ("여기어때", .object, "여기어때를"),
      ("캘린더", .direction, "캘린더로"), ("집", .direction, "집으로"), ("물", .direction, "물로"),
      ("물", .object, "물을"), ("예약", .subject, "예약이"), ("호텔", .topic, "호텔은"),
      ("Stays", .subject, "Stays가"), ("Home", .object, "Home을"), ("Orders", .direction, "Orders로"),
      ("Gmail", .direction, "Gmail로"), ("Gmail", .object, "Gmail을"), ("Phone", .object, "Phone을"),
      ("Calendar", .object, "Calendar를"), ("Book", .object, "Book을"), ("Note", .object, "Note를"),
      ("API", .object, "API를"), ("URL", .direction, "URL로"), ("PDF", .subject, "PDF가"),
      ("VPN", .object, "VPN을"), ("A", .object, "A를"), ("N", .object, "N을"), ("R", .object, "R을"),
      ("3 km", .object, "3 km를"), ("2kg", .object, "2kg을"), ("서울(강남)", .object, "서울(강남)을"),
      ("“블루노트 서울”", .object, "“블루노트 서울”을"), ("라테", .with, "라테와"), ("빵", .with, "빵과"),
      ("라테", .along, "라테랑"), ("빵", .along, "빵이랑"), ("라테", .choice, "라테나"),
      ("빵", .quotation, "빵이라고"), ("라테", .politeCopula, "라테예요"), ("빵", .politeCopula, "빵이에요"),
      ("시리", .vocative, "시리야"), ("다온", .vocative, "다온아"), ("", .object, "를"),
      ("부산", .possessive, "부산의"), ("부산", .source, "부산에서"),
    ] as [(String, KoreanParticle, String)])
  func `takes the form that the word asks for`(
    _ word: String, _ particle: KoreanParticle, _ expected: String
  ) {
    #expect(particle.attach(to: word) == expected)
  }
}
