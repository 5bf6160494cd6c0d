/// The lines at the top of a transcript that say under what conditions it was held.
package struct TranscriptHeader: Hashable, Sendable {
  /// The names that a header knows, in the order in which we write them.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case title, locale, time, zone, state, apps, domains, seed, facts, tags, skip, recorded
  }

  /// One line of the header.
  package struct Field: Hashable, Sendable {
    package let name: Name
    package let value: String

    package init(_ name: Name, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The version of the format, which is the first line.
  static let firstLine = "transcript: 1"
  /// What `time` says of a conversation that was held on the real clock.
  package static let liveTime = "live"

  /// The fields, in the order of the file; no name twice.
  package private(set) var fields: [Field] = []

  /// Takes fields; text that no header line can hold is brought into form, empty values left out.
  package init(_ fields: [Field] = []) {
    for field in fields where self[field.name] == nil {
      let line = TranscriptText.line(field.value)
      let value = String(Substring(line.utf8.drop { $0 == UInt8(ascii: " ") }))
      if !value.isEmpty { self.fields.append(Field(field.name, value)) }
    }
  }

  /// The value of a field, or nil when the header does not have it.
  package subscript(name: Name) -> String? { fields.first { $0.name == name }?.value }

  /// Whether facts are written and compared.
  package var hasFacts: Bool { self[.facts] != "no" }

  /// The header's lines, without the blank one that ends it.
  var lines: [String] {
    [Self.firstLine] + fields.map { $0.name.rawValue + ": " + $0.value }
  }

  /// The line of a field from 1, or of the first line when the header does not have it.
  func lineNumber(of name: Name) -> Int {
    fields.firstIndex { $0.name == name }.map { $0 + 2 } ?? 1
  }
}
