/// What the command line asks for.
struct Options {
  var command = ""
  var workload = ""
  var stream = "utterances"
  var isStrict = false
  var misses = 0
  var slowest = 0
  var names = 0
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
      case "--misses": misses = try Self.number(argument, &rest)
      case "--slowest": slowest = try Self.number(argument, &rest)
      case "--names": names = try Self.number(argument, &rest)
      default:
        guard !argument.hasPrefix("--") else { throw .usage("unknown option \(argument)") }
        positional.append(argument)
      }
    }
  }

  private static func number(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(WorkloadError) -> Int {
    guard let number = Int(try value(option, &rest)), number >= 0 else {
      throw .usage("\(option) takes a number")
    }
    return number
  }

  private static func value(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(WorkloadError) -> String {
    guard let value = rest.popFirst() else { throw .usage("\(option) takes a value") }
    return value
  }
}
