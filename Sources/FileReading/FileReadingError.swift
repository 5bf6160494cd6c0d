/// Why a file could not be read.
package struct FileReadingError: Error, Equatable {
  /// The system's number of the error.
  package let errno: Int32
}
