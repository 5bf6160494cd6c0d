/// A tuning list that cannot be read: where, and what is wrong.
package struct TuningListError: Error, Equatable, Sendable {
  package var file: String
  /// The line from 1; nil when the whole file is at fault.
  package var line: Int?
  package var reason: Reason

  package enum Reason: Error, Equatable, Sendable {
    case unreadable(errno: Int32)
    case invalidUTF8
    /// No line has an utterance.
    case empty
    /// A line has no second column.
    case noTab
    case noUtterance
    /// The second column is no name of an intent.
    case noIntent(String)
    /// `NONE` stands beside an intent.
    case noneBesideIntent
    /// Values are expected where nothing should run.
    case valuesOfNone
    /// A pair of the third column has no value.
    case noValue(String)
    /// A pair of the third column has no name of a parameter.
    case noKey(String)
    case repeatedKey(String)
  }
}
