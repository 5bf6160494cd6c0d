/// A property of scalars that `\p{…}` can name: a general category, a script, a binary property.
enum UnicodeProperty: Sendable {
  case categories(Set<Unicode.GeneralCategory>)
  case script(ScalarRanges)
  case binary(@Sendable (Unicode.Scalar) -> Bool)

  /// Takes what stands between the braces; names are exact, as ECMA-262 demands.
  init?(_ name: String) {
    guard let equals = name.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      if let categories = Self.categories[name] {
        self = .categories(categories)
      } else if let binary = Self.binaries[name] {
        self = .binary(binary)
      } else {
        return nil
      }
      return
    }
    let value = String(name[name.utf8.index(after: equals)...])
    switch String(name[..<equals]) {
    case "General_Category", "gc":
      guard let categories = Self.categories[value] else { return nil }
      self = .categories(categories)
    case "Script", "sc":
      guard let script = UnicodeScript(name: value) else { return nil }
      self = .script(ScalarRanges(script.ranges))
    default: return nil
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .categories(let categories): categories.contains(scalar.properties.generalCategory)
    case .script(let ranges): ranges.contains(scalar)
    case .binary(let test): test(scalar)
    }
  }
}
