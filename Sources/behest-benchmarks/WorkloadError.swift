/// A reason that a workload cannot be run.
enum WorkloadError: Error {
  case unreadable(path: String)
  case missingField(String)
  case usage(String)
  case notBuilt(String)

  var words: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .missingField(let name): "a line of the workload has no field “\(name)”"
    case .usage(let problem): problem
    case .notBuilt(let problem): "the index could not be built: \(problem)"
    }
  }
}
