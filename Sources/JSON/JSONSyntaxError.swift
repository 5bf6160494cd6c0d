/// Text that is not JSON: what is wrong and where.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    case unexpectedEnd
    case unexpectedByte
    case trailingBytes
    case trailingComma
    case duplicateKey(String)
    case invalidNumber
    case invalidEscape
    case loneSurrogate
    case controlCharacter
    case invalidUTF8
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
  }

  package let reason: Reason
  /// The place, in bytes from the beginning.
  package let offset: Int
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
}

extension JSONSyntaxError: CustomStringConvertible {
  package var description: String { "line \(line), column \(column): \(reason.sentence)" }
}

extension JSONSyntaxError.Reason {
  /// What is wrong, in English.
  package var sentence: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte: "this character cannot stand here"
    case .trailingBytes: "there is more text after the value"
    case .trailingComma: "there is a comma with nothing after it"
    case .duplicateKey(let key): "the name “\(key)” is given twice"
    case .invalidNumber: "this is not a JSON number"
    case .invalidEscape: "this escape is not one of JSON's"
    case .loneSurrogate: "half of a surrogate pair stands alone"
    case .controlCharacter: "a control character must be escaped"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .tooDeep(let limit): "more than \(limit) levels are nested"
    case .tooLarge(let limit): "the text is larger than \(limit) bytes"
    }
  }
}
