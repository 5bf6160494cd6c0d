import JSON
import JSONSchema

/// A file that holds a shortcut, taken apart strictly: JSON, the schema, the names.
///
/// Whether its actions exist is another question, which ``ShortcutCheck`` answers: apps come and go.
package struct ShortcutDocument: Sendable {
  /// The bytes as they are in the file, which an export gives back.
  package let bytes: [UInt8]
  package let shortcut: NamedShortcut

  /// Reads a file's bytes; the id is the file's name without its ending.
  package init(_ bytes: [UInt8], id: String) throws(ShortcutProblems) {
    self.bytes = bytes
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw ShortcutProblems([
        ShortcutProblem(.notJSON(error.reason), line: error.line, column: error.column)
      ])
    }
    if let version = document["version"]?.int, version != NamedShortcut.version {
      throw ShortcutProblems([.init(.otherVersion(version), at: "/version")], in: bytes)
    }
    let violations = Self.schema?.violations(in: document, limit: 10) ?? []
    guard violations.isEmpty, let shortcut = NamedShortcut(id: id, document) else {
      throw ShortcutProblems(violations.map(Self.problem), in: bytes)
    }
    let names = Self.problems(ofNames: shortcut.names)
    guard names.isEmpty else { throw ShortcutProblems(names, in: bytes) }
    self.shortcut = shortcut
  }

  /// Writes a shortcut as a file has it.
  package init(_ shortcut: NamedShortcut) {
    self.shortcut = shortcut
    bytes = Array(shortcut.json.prettyText.utf8)
  }

  /// The schema that every file must follow; it ships with Behest.
  private static let schema: Schema? =
    (try? JSONValue(parsing: PackageResources.Shortcut_schema_json)).flatMap { try? Schema($0) }

  /// The schema as it is written.
  package static var schemaText: String {
    String(decoding: PackageResources.Shortcut_schema_json, as: UTF8.self)
  }

  /// A violation at the place that a person would look at.
  private static func problem(_ violation: SchemaViolation) -> ShortcutProblem {
    ShortcutProblem(.form(violation.reason), at: violation.instancePointer)
  }

  static func problems(ofNames names: [String]) -> [ShortcutProblem] {
    names.enumerated().compactMap { index, name in
      reason(against: name, among: names[..<index]).map {
        ShortcutProblem($0, at: "/names/\(index)")
      }
    }
  }

  private static func reason(
    against name: String, among earlier: ArraySlice<String>
  ) -> ShortcutProblem.Reason? {
    let trimmed = name.trimmingSpaces
    if trimmed.isEmpty { return .blankName }
    let hasControls = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    let isCommand = [":", "/", "："].contains(trimmed.first)
    let hasLetters = name.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    if hasControls || isCommand || !hasLetters { return .unusableName(name) }
    return earlier.contains(name) ? .repeatedName(name) : nil
  }
}

/// All that is wrong with one shortcut.
package struct ShortcutProblems: Error, Equatable, Sendable {
  package var list: [ShortcutProblem]

  package init(_ list: [ShortcutProblem]) { self.list = list }

  /// Problems with the places of their pointers in a file.
  package init(_ list: [ShortcutProblem], in bytes: [UInt8]) {
    let locator = JSONLocator(bytes)
    self.list = list.map { problem in
      var problem = problem
      // A member that is missing is looked for in what should have it.
      var path = JSONPointer.tokens(problem.pointer) ?? []
      while problem.line == nil {
        if let place = locator.position(of: path) {
          (problem.line, problem.column) = place
        } else if path.popLast() == nil {
          break
        }
      }
      return problem
    }
  }
}
