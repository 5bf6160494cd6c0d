import JSON

/// Reads Xcode's string catalogs (`.xcstrings`, versions 1.x).
///
/// Members that it does not know are passed over, as Xcode's own tools do.
struct XCStringsReader {
  private let bytes: [UInt8]
  private var path: [String] = []

  init(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  mutating func catalog() throws(StringCatalogError) -> StringCatalog {
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw StringCatalogError(
        .json(error.reason.sentence), line: error.line, column: error.column)
    }
    guard document.object != nil else {
      throw failure(.wrongType(member: "catalog", expected: "an object"))
    }
    if let version = document["version"] {
      guard let text = version.string else {
        throw failure(.wrongType(member: "version", expected: "a string"), at: "version")
      }
      guard text == "1" || text.hasPrefix("1.") else {
        throw failure(.unsupportedVersion(text), at: "version")
      }
    }
    guard let source = document["sourceLanguage"] else {
      throw failure(.missingMember("sourceLanguage"))
    }
    guard let sourceLanguage = source.string, !sourceLanguage.isEmpty else {
      throw failure(
        .wrongType(member: "sourceLanguage", expected: "a language"), at: "sourceLanguage")
    }
    guard let strings = document["strings"] else { throw failure(.missingMember("strings")) }
    var catalog = StringCatalog(sourceLanguage: sourceLanguage)
    path = ["strings"]
    for (key, value) in try members(of: strings, "strings") {
      catalog.insert(
        try inside(key) { reader throws(StringCatalogError) in
          try reader.entry(key, value)
        })
    }
    return catalog
  }

  private mutating func entry(
    _ key: String, _ value: JSONValue
  ) throws(StringCatalogError) -> CatalogEntry {
    var entry = CatalogEntry(key: key)
    guard value.object != nil else {
      throw failure(.wrongType(member: key, expected: "an object"))
    }
    entry.comment = value["comment"]?.string
    entry.extractionState = value["extractionState"]?.string
    entry.shouldTranslate = value["shouldTranslate"]?.bool ?? true
    guard let localizations = value["localizations"] else { return entry }
    entry.localizations = try inside("localizations") { reader throws(StringCatalogError) in
      var all: [CatalogLocalization] = []
      for (locale, value) in try reader.members(of: localizations, "localizations") {
        let one = try reader.inside(locale) { reader throws(StringCatalogError) in
          try reader.localization(key, locale, value)
        }
        if let one { all.append(one) }
      }
      return all
    }
    return entry
  }

  /// Reads one locale's texts; nil for an empty object, which Xcode leaves behind at times.
  private mutating func localization(
    _ key: String, _ locale: String, _ value: JSONValue
  ) throws(StringCatalogError) -> CatalogLocalization? {
    if try members(of: value, locale).isEmpty { return nil }
    let (form, state) = try form(key, value)
    var localization = CatalogLocalization(locale: locale, state: state, form: form)
    guard let substitutions = value["substitutions"] else { return localization }
    localization.substitutions = try inside("substitutions") { reader throws(StringCatalogError) in
      var all: [String: CatalogSubstitution] = [:]
      for (name, value) in try reader.members(of: substitutions, "substitutions") {
        all[name] = try reader.inside(name) { reader throws(StringCatalogError) in
          try reader.substitution(name, value)
        }
      }
      return all
    }
    return localization
  }

  private mutating func substitution(
    _ name: String, _ value: JSONValue
  ) throws(StringCatalogError) -> CatalogSubstitution {
    var conversion = FormatConversion()
    if let specifier = value["formatSpecifier"]?.string {
      guard let known = FormatConversion(specifier: specifier) else {
        throw failure(.invalidSpecifier(specifier), at: "formatSpecifier")
      }
      conversion = known
    }
    let (form, _) = try form(name, value)
    return CatalogSubstitution(
      argumentNumber: value["argNum"]?.int, conversion: conversion, form: form)
  }

  /// Reads `stringUnit`, `stringSet` or `variations`.
  private mutating func form(
    _ key: String, _ value: JSONValue
  ) throws(StringCatalogError) -> (CatalogForm, TranslationState?) {
    if let unit = value["stringUnit"] {
      return try inside("stringUnit") { reader throws(StringCatalogError) in
        guard let text = unit["value"] else { throw reader.failure(.missingMember("value")) }
        guard let text = text.string else {
          throw reader.failure(.wrongType(member: "value", expected: "a string"), at: "value")
        }
        return (.unit(text), reader.state(unit))
      }
    }
    if let set = value["stringSet"] {
      return try inside("stringSet") { reader throws(StringCatalogError) in
        guard let values = set["values"] else { throw reader.failure(.missingMember("values")) }
        guard let values = values.array, values.allSatisfy({ $0.string != nil }) else {
          throw reader.failure(
            .wrongType(member: "values", expected: "a list of strings"), at: "values")
        }
        return (.set(values.compactMap(\.string)), reader.state(set))
      }
    }
    guard let variations = value["variations"] else { throw failure(.noText(key: key)) }
    return try inside("variations") { reader throws(StringCatalogError) in
      try reader.variations(key, variations)
    }
  }

  /// Reads plural forms; of forms by device, those of the terminal's nearest kin.
  ///
  /// A terminal is none of Apple's devices: `other` is meant for it, else the Mac's text is the
  /// nearest, else the first one.
  private mutating func variations(
    _ key: String, _ value: JSONValue
  ) throws(StringCatalogError) -> (CatalogForm, TranslationState?) {
    if let devices = value["device"] {
      return try inside("device") { reader throws(StringCatalogError) in
        let all = try reader.members(of: devices, "device")
        let chosen =
          all.first { $0.key == "other" } ?? all.first { $0.key == "mac" } ?? all.first
        guard let (device, value) = chosen else { throw reader.failure(.noText(key: key)) }
        return try reader.inside(device) { reader throws(StringCatalogError) in
          try reader.form(key, value)
        }
      }
    }
    guard let plural = value["plural"] else { throw failure(.noText(key: key)) }
    return try inside("plural") { reader throws(StringCatalogError) in
      var forms: [PluralCategory: String] = [:]
      var state: TranslationState?
      for (name, value) in try reader.members(of: plural, "plural") {
        guard let category = PluralCategory(rawValue: name) else { continue }
        let (form, itsState) = try reader.inside(name) { reader throws(StringCatalogError) in
          try reader.form(key, value)
        }
        forms[category] = form.values.first
        state = state ?? itsState
      }
      guard !forms.isEmpty else { throw reader.failure(.noPluralForms(key: key)) }
      return (.plural(forms), state)
    }
  }

  private func state(_ value: JSONValue) -> TranslationState? {
    value["state"]?.string.map(TranslationState.init(rawValue:))
  }

  private func members(
    of value: JSONValue, _ name: String
  ) throws(StringCatalogError) -> [(key: String, value: JSONValue)] {
    guard let object = value.object else {
      throw failure(.wrongType(member: name, expected: "an object"))
    }
    return object.members
  }

  /// Does something one level down, so that an error knows where it happened.
  private mutating func inside<Result>(
    _ member: String, _ body: (inout Self) throws(StringCatalogError) -> Result
  ) throws(StringCatalogError) -> Result {
    path.append(member)
    defer { path.removeLast() }
    return try body(&self)
  }

  private func failure(
    _ reason: StringCatalogError.Reason, at member: String? = nil
  ) -> StringCatalogError {
    let whole = path + (member.map { [$0] } ?? [])
    let place = JSONLocator(bytes).position(of: whole)
    return StringCatalogError(reason, line: place?.line ?? 1, column: place?.column ?? 1)
  }
}
