package import ExtensionProtocol
package import JSON
package import JSONSchema

/// What is wrong with a shortcut: the place, and what in data.
package struct ShortcutProblem: Error, Equatable, Sendable {
  /// The place in the document, as a JSON Pointer.
  package var pointer: String
  /// The line and column of the file, from 1, where there is a file.
  package var line: Int?
  package var column: Int?
  package var reason: Reason

  package init(
    _ reason: Reason, at pointer: String = "", line: Int? = nil, column: Int? = nil
  ) {
    self.reason = reason
    self.pointer = pointer
    self.line = line
    self.column = column
  }

  package enum Reason: Equatable, Sendable {
    /// The system refused to read the file; its `errno`.
    case unreadable(errno: Int32)
    case notJSON(JSONSyntaxError.Reason)
    case otherVersion(Int)
    /// The document does not follow the schema.
    case form(SchemaViolation.Reason)
    /// The file's name is no id.
    case unusableID(String)
    case blankName
    /// A name that would be taken for a command, or that cannot be typed.
    case unusableName(String)
    case repeatedName(String)
    case noSuchApp(String, nearest: String?)
    /// An app has no such action; the nearest that exists, with its app.
    case noSuchAction(String, app: String, nearest: String?)
    case noSuchParameter(String, action: String, known: [String])
    /// The app does not let the parameter be connected.
    case neverConnected(String)
    case connection(Connection)
    case unusableValue(wanted: ValueKind)
    case outOfRange(ClosedRange<Double>)
    case noSuchCase(String, known: [String])
    case neverFixed(ValueKind)
    case incomparable(NamedShortcut.Condition.Comparison, ValueKind)
  }

  /// What is wrong with where a value comes from.
  package enum Connection: Equatable, Sendable {
    case mismatch(found: ValueKind, wanted: ValueKind)
    /// Nothing is done before.
    case nothingBefore
    case noResult(action: String)
    /// The two ways of an `if` have different results.
    case differentResults
    case noSuchVariable(String, known: [String])
    /// A repetition leaves a value of another kind in the variable than it found.
    case changedKind(ofVariable: String)
    case notRepeating
    case notList(ValueKind)
    case mixedList
  }
}
