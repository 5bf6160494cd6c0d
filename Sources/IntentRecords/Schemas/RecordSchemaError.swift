/// A reason that a document is no schema for records.
public enum RecordSchemaError: Error, Hashable, Sendable {
  /// The file is not there or may not be read.
  case unreadable(name: String)
  /// The document is no JSON.
  case malformed(line: Int, column: Int)
  /// The document is no JSON Schema of 2020-12; why, in English, for the app's author.
  case unusable(String)
}
