import StringCatalogs
import Testing

struct StringsFileTests {
  private static func pairs(_ bytes: some Collection<UInt8>) throws -> [String] {
    let catalog = try StringCatalog(strings: bytes, locale: "ko")
    return catalog.keys.map { "\($0)=\(catalog.strings(forKey: $0, locale: "ko").joined())" }
  }

  @Test(
    arguments: [
      ("\"a\" = \"b\";", ["a=b"]),
      ("/* c */ \"a\" /* d */ = // e\n \"b\" ;\r\n// f", ["a=b"]),
      ("key_1.x = \"b\";\nother = word;", ["key_1.x=b", "other=word"]),
      ("\"a\";", ["a=a"]),
      ("'a' = 'it\"s';", ["a=it\"s"]),
      (#""q\"\\" = "1\n2\t3\U2665\Ud83d\ude00\u00e9\101";"#, ["q\"\\=1\n2\t3♥😀éA"]),
      ("\"a\" = \"line one\nline two\";", ["a=line one\nline two"]),
      ("{ \"a\" = \"b\"; c = d; }", ["a=b", "c=d"]),
      ("\"a\" = \"1\"; \"b\" = \"2\"; \"a\" = \"3\";", ["a=3", "b=2"]),
      ("\"// no /* comment */\" = \"b\";", ["// no /* comment */=b"]),
      ("", []),
      ("\u{FEFF}\"가\" = \"나\";", ["가=나"]),
    ] as [(String, [String])])
  func `reads what Apple's tools read`(_ text: String, _ expected: [String]) throws {
    #expect(try Self.pairs(text.utf8) == expected)
  }

  @Test(arguments: [true, false], [true, false])
  func `reads UTF-16 in either order, marked or not`(_ isBigEndian: Bool, _ isMarked: Bool) throws {
    let text = (isMarked ? "\u{FEFF}" : "") + "/* 주석 */ \"a\" = \"😀 값\";\n"
    let bytes = text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    // Without a mark the order shows only in an ASCII character at the beginning.
    #expect(try Self.pairs(bytes) == ["a=😀 값"])
  }
}
