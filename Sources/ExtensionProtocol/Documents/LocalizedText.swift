package import JSON

/// A text of the app in every language that the app has it in.
package struct LocalizedText: JSONDocument {
  /// The text as it stands in the app's code; also the key of its tables.
  package var key: String
  /// The text by locale name, as the app's tables name them (`en`, `ko`, `pt-BR`).
  package var values: [String: String]

  package init(_ key: String, values: [String: String] = [:]) {
    self.key = key
    self.values = values
  }

  /// The text in a locale: its own entry, else its language's, else the key.
  package func text(in locale: String) -> String {
    if let exact = values[locale] { return exact }
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    if let ofLanguage = values[String(language)] { return ofLanguage }
    let related = values.keys.sorted().first { $0.hasPrefix(language + "-") }
    return related.flatMap { values[$0] } ?? values["en"] ?? key
  }

  package init(json: JSONValue) throws(ProtocolError) {
    if let key = json.string {
      self.init(key)
      return
    }
    self.init(try json.string("key"))
    for (locale, text) in json["values"]?.object?.members ?? [] {
      values[locale] = text.string
    }
  }

  package var json: JSONValue {
    values.isEmpty ? .string(key) : ["key": .string(key), "values": values.json]
  }
}

extension LocalizedText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
