import StringCatalogs
import Testing

/// Damages tables at random, the same for the same seed: none may crash, errors say where.
struct MutationTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"%lld 가 %@": {"comment": "c", "localizations": {
      "en": {"stringUnit": {"state": "new", "value": "%#@a@ \\u00e9 %2$@"}, "substitutions": {
        "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg room"}}, "other": {"stringUnit": {"value": "x"}}}}}}},
      "ko": {"stringSet": {"values": ["가", "%1$.3f %5@ %%"]}}}}}, "version": "1.0"}
    """
  private static let table = """
    /* 가 */ "a" = "b\\n\\U2665"; key.x = 'c'; // d
    { "e" = "%@ %%"; }
    """

  private static func damaged(_ text: String, seed: Int) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var bytes = Array(text.utf8)
    for _ in 0...next(3) {
      let place = next(bytes.count)
      switch next(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(Array("{}[]\",:%@$#\\/*;=\u{0}é1".utf8)[next(20)], at: place)
      case 2: bytes[place] = UInt8(next(256))
      default: bytes.removeSubrange(place..<min(place + next(20), bytes.count))
      }
    }
    return bytes
  }

  @Test(arguments: stride(from: 0, to: 4_000, by: 200).map { $0 })
  func `survives damaged catalogs`(_ start: Int) {
    for seed in start..<(start + 200) {
      do throws(StringCatalogError) {
        let catalog = try StringCatalog(xcstrings: Self.damaged(Self.catalog, seed: seed))
        for key in catalog.keys {
          for locale in catalog.locales {
            _ = catalog.string(
              forKey: key, locale: locale, arguments: [.integer(1), .double(2.5), .text("x")])
          }
        }
      } catch {
        #expect(error.line ?? 0 >= 1 && error.column ?? 0 >= 1, "seed \(seed): \(error)")
      }
    }
  }

  @Test(arguments: stride(from: 0, to: 4_000, by: 200).map { $0 })
  func `survives damaged tables`(_ start: Int) {
    for seed in start..<(start + 200) {
      do throws(StringCatalogError) {
        _ = try StringCatalog(strings: Self.damaged(Self.table, seed: seed), locale: "ko")
      } catch {
        #expect(error.line ?? 0 >= 1 && error.column ?? 0 >= 1, "seed \(seed): \(error)")
      }
    }
  }
}
