import Glibc

extension StateError: CustomStringConvertible {
  /// The file, what is wrong with it, and what to do.
  package var description: String {
    switch self {
    case .system(let path, let number):
      "\(path): \(String(cString: strerror(number))). Check the path and its rights."
    case .otherVersion(let path, let version):
      "\(path): this is version \(version), of another Behest. Use that one, or remove the file."
    case .damaged(let path, let reason):
      "\(path): \(reason). Correct the file, or remove it."
    }
  }
}
