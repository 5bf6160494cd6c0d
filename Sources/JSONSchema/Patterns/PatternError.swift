/// A reason that a regular expression cannot be used.
package enum PatternError: Error, Equatable, Sendable {
  case unexpectedEnd
  case unexpectedCharacter(Unicode.Scalar, offset: Int)
  case unknownEscape(Unicode.Scalar, offset: Int)
  case unknownProperty(String)
  case reversedRange(offset: Int)
  case nothingToRepeat(offset: Int)
  case unknownGroup(String)
  case duplicateGroup(String)
  case tooDeep
  /// What a back reference matches cannot be found in linear time.
  case backReference
  /// The counts in the pattern unfold to more steps than are allowed.
  case tooLarge
}
