/// Why a dependency is not at hand.
enum DependencyError: Error, Equatable {
  /// No service of the type was registered.
  case failedToRetrieveDependency(wanted: String, registered: [String])
  /// The service could not be made.
  case failedToLoadDependency(wanted: String, reason: String)
  /// The service that was made is of another type.
  case incorrectDependencyType(wanted: String)
}

extension DependencyError: CustomStringConvertible {
  /// What a developer reads in the trace.
  var description: String {
    switch self {
    case .failedToRetrieveDependency(let wanted, let registered):
      "No dependency of type \(wanted) is registered; registered are: "
        + (registered.isEmpty ? "none" : registered.joined(separator: ", ")) + "."
    case .failedToLoadDependency(let wanted, let reason):
      "The dependency of type \(wanted) could not be made: \(reason)."
    case .incorrectDependencyType(let wanted):
      "The dependency that is registered as \(wanted) is of another type."
    }
  }
}
