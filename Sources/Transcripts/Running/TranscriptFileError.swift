private import Glibc

/// A file that cannot be used.
package enum TranscriptFileError: Error, Hashable, Sendable {
  case unreadable(errno: Int32)
  case unwritable(errno: Int32)
  /// A recording must not overwrite anything.
  case exists
  case syntax(TranscriptSyntaxError)

  /// The file, the problem, and what to do.
  package func description(ofFile path: String) -> String {
    switch self {
    case .unreadable(let number):
      "\(path): the file cannot be read: \(Self.text(number)). Check its path and its rights."
    case .unwritable(let number):
      "\(path): the file cannot be written: \(Self.text(number)). Check its folder and its rights."
    case .exists:
      "\(path): the file exists already, and a recording overwrites nothing. Name another file."
    case .syntax(let error): error.description(ofFile: path)
    }
  }

  private static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
