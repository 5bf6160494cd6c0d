/// What the command line asks for.
struct Options {
  var command = ""
  var workload = ""
  var stream = "utterances"
  var isStrict = false
  var misses = 0
  var positional: [String] = []

  init(_ arguments: [String]) throws(WorkloadError) {
    var rest = arguments[...]
    command = rest.popFirst() ?? ""
    while let argument = rest.popFirst() {
      switch argument {
      case "--workload": workload = try Self.value(argument, &rest)
      case "--stream": stream = try Self.value(argument, &rest)
      case "--strict": isStrict = true
      case "--json": break
      case "--misses":
        let count = try Self.value(argument, &rest)
        guard let number = Int(count) else { throw .usage("--misses takes a number") }
        misses = number
      default:
        guard !argument.hasPrefix("--") else { throw .usage("unknown option \(argument)") }
        positional.append(argument)
      }
    }
  }

  private static func value(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(WorkloadError) -> String {
    guard let value = rest.popFirst() else { throw .usage("\(option) takes a value") }
    return value
  }
}
