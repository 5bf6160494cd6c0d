/// The name of a language, perhaps with a script and a region: `ko`, `pt-BR`, `zh-Hant-HK`.
package struct LocaleName: Hashable, Sendable {
  /// The language's code, in small letters.
  package let language: String
  /// The script's code, where the name gives one.
  package let script: String?
  /// The region's code, where the name gives one.
  package let region: String?

  /// Reads a name in any usual spelling: `ko_KR.UTF-8`, `zh-hant-hk`, `C`.
  ///
  /// The POSIX locales `C` and `POSIX` speak English. Variants and extensions are left out.
  package init(_ text: String) {
    if let simple = Self.simpleLanguage(text) {
      self.init(language: simple, script: nil, region: nil)
      return
    }
    let plain = text.prefix { $0 != "." && $0 != "@" }
    var parts = plain.split { $0 == "-" || $0 == "_" }.map(String.init)
    let first = parts.isEmpty ? "" : parts.removeFirst().lowercased()
    var script: String?
    var region: String?
    for part in parts {
      if part.utf8.count == 1 { break }
      if region == nil, script == nil, part.utf8.count == 4, part.allSatisfy(\.isLetter) {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil, part.utf8.count == 2 || part.utf8.count == 3 {
        region = part.uppercased()
      }
    }
    self.init(language: Self.currentCodes[first] ?? first, script: script, region: region)
  }

  /// The text itself when it is a bare code in small letters, as most names in tables are.
  private static func simpleLanguage(_ text: String) -> String? {
    let bytes = text.utf8
    guard (2...3).contains(bytes.count), bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return nil
    }
    return currentCodes[text] ?? text
  }

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Codes that older systems write, and what they are called today.
  private static let currentCodes = [
    "c": "en", "posix": "en", "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil",
  ]

  /// The name in its canonical spelling, with hyphens.
  package var identifier: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }
}

extension LocaleName: CustomStringConvertible {
  package var description: String { identifier }
}

extension LocaleName {
  /// The script that the name says or implies, for languages that are written in several.
  package var likelyScript: String? {
    if let script { return script }
    switch (language, region) {
    case ("zh", "HK"?), ("zh", "MO"?), ("zh", "TW"?): return "Hant"
    case ("zh", _): return "Hans"
    case ("sr", "ME"?): return "Latn"
    case ("sr", _): return "Cyrl"
    default: return nil
    }
  }

  /// The names to try for this one, best first: `zh-HK` → `zh-HK`, `zh-Hant-HK`, `zh-Hant`.
  ///
  /// The bare language is among them unless it would stand for another script.
  package var fallbacks: [LocaleName] {
    var names = [self]
    func append(script: String?, region: String?) {
      let name = LocaleName(language: language, script: script, region: region)
      if !names.contains(name), name.likelyScript == likelyScript { names.append(name) }
    }
    append(script: nil, region: region)
    append(script: likelyScript, region: region)
    if language == "zh", region == "MO" { append(script: nil, region: "HK") }
    if language == "es", region != nil, region != "ES" { append(script: nil, region: "419") }
    append(script: likelyScript, region: nil)
    append(script: nil, region: nil)
    return names
  }

  /// Whether text in one of the two can serve a reader of the other: same language and script.
  package func matches(_ other: LocaleName) -> Bool {
    language == other.language && likelyScript == other.likelyScript
  }

  /// The best of some names for this locale, or nil when none is in its language.
  ///
  /// Asked for `ko`, it takes `ko-KR`, and the other way round; of several regions that are
  /// equally far, the first in the alphabet.
  package func best(among names: some Collection<String>) -> String? {
    if let exact = names.first(where: { $0 == identifier }) { return exact }
    let known = names.map { (text: $0, name: LocaleName($0)) }.filter { matches($0.name) }
    for fallback in fallbacks {
      if let found = known.first(where: { $0.name == fallback }) { return found.text }
    }
    return known.map(\.text).min()
  }
}
