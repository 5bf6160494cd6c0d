import Testing

@testable import IntentRecognition

struct NormalizerTests {
  @Test(arguments: [
    ("Save my Stays", "save my stays"), ("  a\t b\u{A0}c ", "a b c"), ("“Save!”", "save"),
    ("don't", "dont"), ("don’t", "dont"), ("O'Neil’s", "oneils"), ("To-do list", "to do list"),
    ("Hermex–Chat", "hermex chat"), ("No.1", "no 1"), ("C++ and C#", "c++ and c#"),
    ("a + b", "a b"), ("order -1 bananas", "order -1 bananas"), ("-5", "-5"), ("− 5", "5"),
    ("−5", "-5"), ("바나나 -3개", "바나나-3개"), ("9-5", "9 5"), ("oat-2", "oat 2"), ("a - 5", "a 5"),
    ("ＳＡＶＥ　１２", "save 12"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ÖFFNEN", "öffnen"),
    ("O\u{308}ffnen", "öffnen"), ("Café", "café"), ("Cafe\u{301}", "café"),
    ("İstanbul", "istanbul"),
    ("açık", "açik"), ("AÇIK", "açik"), ("Ouvre l’état", "ouvre létat"), ("Œuvre", "oeuvre"),
    ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("Σίσυφος", "σίσυφοσ"), ("Привет", "привет"), ("ﬁne", "fine"),
    ("예약 내역", "예약내역"), ("예약내역", "예약내역"), ("예약, 내역!", "예약내역"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"), ("ㅎㅏㄴㄱㅡㄹ", "한글"),
    ("ﾾￂﾤﾡￚﾩ", "한글"), ("가\u{11A8}", "각"), ("PDF 파일", "pdf파일"), ("3 개", "3개"), ("ㅂㄹ", "ㅂㄹ"),
    ("窓を閉めて。", "窓を閉めて"), ("ﾊﾞｽ", "バス"), ("ハ\u{3099}ス", "バス"), ("在 Hermex 中", "在hermex中"),
    ("צ׳אט Hermex", "צ אט hermex"), ("a\u{200B}b", "ab"), ("soft\u{AD}hyphen", "softhyphen"),
    ("🙏", ""),
    ("①", "1"), ("", ""),
  ])
  func `folds what may be written in several ways into one`(_ text: String, _ expected: String) {
    #expect(
      FoldedText(text).text.unicodeScalars.elementsEqual(expected.unicodeScalars),
      "\(FoldedText(text).text)")
  }

  @Test func `changes nothing that it has folded`() {
    var state: UInt64 = 3
    func random(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return (state >> 33) % limit
    }
    let blocks: [UInt32] = [
      0x20, 0xA0, 0x100, 0x300, 0x390, 0x410, 0x5D0, 0x1100, 0x1160, 0x3041, 0x30A1, 0x3131, 0x4E00,
      0xAC00, 0xFF01, 0xFF66, 0xFFA1,
    ]
    for _ in 0..<3000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random(12) {
        let value = blocks[Int(random(UInt64(blocks.count)))] + UInt32(random(90))
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let once = FoldedText(String(text))
      let twice = FoldedText(once.text)
      #expect(once.bytes == twice.bytes, "\(text.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `hashes spans alike wherever they stand`() {
    let matcher = SampleApps.recognizer.makeMatcher(options: RecognitionOptions(locale: "en"))
    var text = "order oat milk, 귀리 우유 and l’oat milk"
    text.withUTF8 { matcher.begin($0) }
    #expect(matcher.hash(1, 3) == FoldedText("oat milk").tokens.last?.hashAfter)
    #expect(matcher.hash(3, 7) == FoldedText("귀리우유").tokens.last?.hashAfter)
    #expect(matcher.hash(9, 11) == FoldedText("OAT MILK").tokens.last?.hashAfter)
  }
}
