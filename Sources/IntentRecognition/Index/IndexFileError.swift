/// A reason that an index file is not there.
package enum IndexFileError: Error, Hashable {
  /// The system would not write it; the code is the system's.
  case notWritten(path: String, code: Int32)
}
