public import AppIntents
import JSON
package import JSONSchema

/// The JSON Schema (2020-12) that an intent's records follow, compiled once.
public struct RecordSchema: Sendable {
  /// The schema's text.
  public let document: [UInt8]
  package let schema: Schema

  /// Takes a schema as it is given.
  ///
  /// - Parameter document: The text; `$ref` reaches only into itself.
  /// - Throws: ``RecordSchemaError``.
  public init(_ document: [UInt8]) throws(RecordSchemaError) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: document)
    } catch {
      throw .malformed(line: error.line, column: error.column)
    }
    self.document = document
    schema = try Self.compiled(value)
  }

  /// Takes the schema of a file, such as one that the app ships.
  public init(contentsOf file: URL) throws(RecordSchemaError) {
    guard let data = try? Data(contentsOf: file) else {
      throw .unreadable(name: file.lastPathComponent)
    }
    try self.init([UInt8](data))
  }

  /// Derives a schema from what an intent declares, as strict as the declaration allows.
  ///
  /// No member beside the declared ones, at any level; the intent's own name; ids that are not
  /// empty; numbers in their range; an enum's cases; dates by RFC 3339.
  public init(describing intent: any AppIntent.Type) throws(RecordSchemaError) {
    let (metadata, enums) = IntentInspection.metadata(of: intent)
    let value = DerivedSchema(metadata, enums: enums).document
    document = Array(value.prettyText.utf8)
    schema = try Self.compiled(value, assertsFormats: true)
  }

  private static func compiled(
    _ value: JSONValue, assertsFormats: Bool = false
  ) throws(RecordSchemaError) -> Schema {
    do throws(SchemaError) {
      return try Schema(value, assertsFormats: assertsFormats)
    } catch {
      throw .unusable(error.sentence)
    }
  }
}
