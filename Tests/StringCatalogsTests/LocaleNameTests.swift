import StringCatalogs
import Testing

struct LocaleNameTests {
  @Test(arguments: [
    ("ko_KR.UTF-8", "ko-KR"), ("KO", "ko"), ("zh-hant-hk", "zh-Hant-HK"), ("zh_Hans", "zh-Hans"),
    ("pt-br", "pt-BR"), ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"), ("es-419", "es-419"),
    ("de_DE@euro", "de-DE"), ("iw", "he"), ("en-US-u-ca-buddhist", "en-US"),
    ("ca-ES-valencia", "ca-ES"), ("", ""),
  ])
  func `reads every usual spelling`(_ text: String, _ canonical: String) {
    #expect(LocaleName(text).identifier == canonical)
    #expect(LocaleName(canonical).identifier == canonical)
  }

  @Test(
    arguments: [
      ("ko-KR", ["ko-KR", "ko"]),
      ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant"]),
      ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-HK", "zh-Hant"]),
      ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
      ("es-MX", ["es-MX", "es-419", "es"]),
      ("en", ["en"]),
    ] as [(String, [String])])
  func `falls back from the special to the general`(_ name: String, _ order: [String]) {
    #expect(LocaleName(name).fallbacks.map(\.identifier) == order)
  }

  @Test(
    arguments: [
      ("ko", ["en", "ko-KR"], "ko-KR"),
      ("ko-KR", ["en", "ko"], "ko"),
      ("ko_KR", ["ko", "ko-KR"], "ko-KR"),
      ("en-US", ["en-GB", "en-AU"], "en-AU"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-TW", ["zh-Hans", "zh-HK"], "zh-HK"),
      ("zh-TW", ["zh-Hans", "zh"], nil),
      ("zh-SG", ["zh-Hant", "zh-Hans"], "zh-Hans"),
      ("pt", ["pt-PT", "pt-BR"], "pt-BR"),
      ("sr-Latn", ["sr"], nil),
      ("fr", ["de", "en"], nil),
    ] as [(String, [String], String?)])
  func `takes the nearest of the locales that there are`(
    _ name: String, _ names: [String], _ best: String?
  ) {
    #expect(LocaleName(name).best(among: names) == best)
  }

  @Test func `matches within a language and a script`() {
    #expect(LocaleName("ko").matches(LocaleName("ko-KR")))
    #expect(!LocaleName("zh-TW").matches(LocaleName("zh-CN")))
    #expect(!LocaleName("ko").matches(LocaleName("kok")))
  }
}
