import JSON

/// A file held against a schema, as `behest check RECORD.json --schema SCHEMA.json` does it.
///
/// The schema is followed exactly as it is given: `format` is noted and not asserted, unless the
/// schema's own vocabulary asks for it.
package struct SchemaCheck: Sendable {
  /// A file as it was found.
  package struct Document: Sendable {
    package let name: String
    /// The bytes, or the reason that there are none, in words of the system.
    package let contents: Result<[UInt8], UnreadableFile>

    package init(name: String, contents: Result<[UInt8], UnreadableFile>) {
      self.name = name
      self.contents = contents
    }
  }

  /// A reason that a file could not be read, such as “No such file or directory”.
  package struct UnreadableFile: Error, Equatable, Sendable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// What a check found.
  package struct Outcome: Equatable, Sendable {
    /// 0 when the file follows the schema, 1 when it does not, 2 when the check was not possible.
    package let exitCode: Int32
    package let lines: [String]

    package init(exitCode: Int32, lines: [String]) {
      self.exitCode = exitCode
      self.lines = lines
    }
  }

  /// The most violations that are listed.
  private static let limit = 50

  private let record: Document
  private let schema: Document
  private let wording: CheckWording

  package init(record: Document, schema: Document, language: CheckLanguage) {
    self.record = record
    self.schema = schema
    wording = CheckWording(language: language)
  }

  package func run() -> Outcome {
    let compiled: Schema
    switch usableSchema() {
    case .failure(let refusal): return Outcome(exitCode: 2, lines: refusal.lines)
    case .success(let schema): compiled = schema
    }
    switch record.contents {
    case .failure(let file):
      return Outcome(exitCode: 2, lines: [wording.unreadable(record.name, file.reason)])
    case .success(let bytes): return check(bytes, against: compiled)
    }
  }

  private func check(_ bytes: [UInt8], against schema: Schema) -> Outcome {
    let instance: JSONValue
    do {
      instance = try JSONValue(parsing: bytes, limits: .record)
    } catch {
      return Outcome(exitCode: 1, lines: malformed(record.name, bytes, error))
    }
    let violations = schema.violations(in: instance, limit: Self.limit + 1)
    guard !violations.isEmpty else {
      return Outcome(exitCode: 0, lines: [wording.valid(record.name)])
    }
    return Outcome(exitCode: 1, lines: list(violations, in: record.name, bytes))
  }

  // MARK: The schema

  /// Lines that say why a check is not possible.
  private struct Refusal: Error {
    let lines: [String]
  }

  private func usableSchema() -> Result<Schema, Refusal> {
    let bytes: [UInt8]
    switch schema.contents {
    case .failure(let file):
      return .failure(Refusal(lines: [wording.unreadable(schema.name, file.reason)]))
    case .success(let contents): bytes = contents
    }
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      return .failure(Refusal(lines: malformed(schema.name, bytes, error)))
    }
    do {
      let compiled = try Schema(document)
      let violations = Schema.metaSchema?.violations(in: document, limit: Self.limit + 1) ?? []
      guard violations.isEmpty else {
        return .failure(Refusal(lines: list(violations, in: schema.name, bytes)))
      }
      return .success(compiled)
    } catch {
      return .failure(Refusal(lines: [wording.unusable(schema.name, error)]))
    }
  }

  // MARK: Lines

  private func malformed(_ name: String, _ bytes: [UInt8], _ error: JSONSyntaxError) -> [String] {
    let place = "\(name):\(error.line):\(error.column): "
    return [place + wording.notJSON(error.reason)] + SourceExcerpt(bytes, error).lines
  }

  private func list(
    _ violations: [SchemaViolation], in name: String, _ bytes: [UInt8]
  ) -> [String] {
    let locator = JSONLocator(bytes)
    var lines = violations.prefix(Self.limit).map { violation in
      let path = JSONPointer.tokens(violation.instancePointer) ?? []
      let place = locator.position(of: path).map { "\($0.line):\($0.column)" } ?? "1:1"
      let part = CheckWording.shortened(violation.instancePointer)
      let rule = CheckWording.shortened(violation.schemaPointer)
      return "\(name):\(place): " + (part.isEmpty ? "" : part + ": ")
        + wording.sentence(violation.reason) + " [\(rule)]"
    }
    if violations.count > Self.limit { lines.append(wording.more) }
    return lines
  }
}

extension Schema {
  /// The schema that schemas of 2020-12 follow.
  static let metaSchema: Schema? = MetaSchemas.bytes(MetaSchemas.standard)
    .flatMap { try? JSONValue(parsing: $0) }
    .flatMap { try? Schema($0) }
}
