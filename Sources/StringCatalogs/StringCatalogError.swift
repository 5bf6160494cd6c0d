/// A table that cannot be used: what is wrong and where.
package struct StringCatalogError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    case unreadable(errno: Int32)
    case unknownFileType
    case noLocaleInPath
    case json(String)
    case missingMember(String)
    case wrongType(member: String, expected: String)
    case unsupportedVersion(String)
    case noText(key: String)
    case noPluralForms(key: String)
    case invalidSpecifier(String)
    case invalidUTF8
    case invalidUTF16
    case propertyListFormat(String)
    case unterminatedComment
    case unterminatedString
    case invalidEscape
    case expected(String)
  }

  /// The file, where the table came from one.
  package var file: String?
  /// The line from 1, or nil when the whole file is at fault.
  package let line: Int?
  /// The column in characters from 1.
  package let column: Int?
  package let reason: Reason

  init(_ reason: Reason, file: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }

  /// Finds the line and the column of a place in UTF-8 text.
  init(_ reason: Reason, at offset: Int, in bytes: some Collection<UInt8>) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(reason, line: line, column: column)
  }

  /// The same error, said of a file.
  func inFile(_ path: String) -> StringCatalogError {
    var error = self
    error.file = path
    return error
  }
}
