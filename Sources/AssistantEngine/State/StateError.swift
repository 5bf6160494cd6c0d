/// A file of the state, or one that an app brings, that could not be used.
package enum StateError: Error, Equatable, Sendable {
  /// The system refused; its `errno`.
  case system(path: String, errno: Int32)
  /// The file was written by another version of Behest.
  case otherVersion(path: String, version: Int)
  /// The file is not what Behest wrote.
  case damaged(path: String, reason: String)
}
