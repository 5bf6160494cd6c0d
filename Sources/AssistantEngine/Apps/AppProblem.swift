/// Why an app is not there, or not as it should be.
package enum AppProblem: Equatable, Sendable {
  /// An app that belongs to Behest has no executable.
  case notBuilt(app: String)
  /// The executable of an app that was added is gone.
  case missing(app: String, path: String)
  /// The app could not be asked what it can do.
  case notRegistered(app: String, AppFailure)
  /// The app gave no values for phrases to name.
  case noValues(app: String, entity: String, AppFailure)
  /// A file of the registry or of the state cannot be used.
  case file(StateError)
}

extension AppProblem: CustomStringConvertible {
  /// What is wrong, then what to do.
  package var description: String {
    switch self {
    case .notBuilt(let app): "\(app) is not built. Run swift build."
    case .missing(let app, let path): "\(app) is no longer at \(path). Add it again, or remove it."
    case .notRegistered(let app, .cannotStart(.missingExecutable)):
      "\(app) is not built. Run swift build."
    case .notRegistered(let app, .refused(_, let message)): "\(app): \(message)"
    case .notRegistered(let app, let failure): "\(app) cannot be used: \(failure)."
    case .noValues(let app, let entity, let failure):
      "\(app) gave no values of \(entity) for phrases to name: \(failure)."
    case .file(let error): error.description
    }
  }
}
