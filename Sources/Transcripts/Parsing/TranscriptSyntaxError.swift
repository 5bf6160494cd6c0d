/// A line that no transcript may have: what is wrong and where.
package struct TranscriptSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    case invalidUTF8
    case controlCharacter
    case missingVersion
    case unsupportedVersion(String)
    case notAHeaderLine
    case unknownName(String)
    case repeatedName(String)
    case emptyValue(String)
    case invalidValue(TranscriptHeader.Name, String)
    case missingSpace(mark: String)
    case emptyLine(mark: String)
    case wrongIndentation
    case unknownEvent(String)
    case invalidWait(String)
    case beforeFirstCue
    case unknownLine
    case noCue
    case liveClock(recorded: String?)
    case missingState(String)
  }

  package let reason: Reason
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// The text of the line.
  package let source: String

  init(_ reason: Reason, line: Int, column: Int = 1, source: String) {
    self.reason = reason
    self.line = line
    self.column = column
    self.source = source
  }
}
