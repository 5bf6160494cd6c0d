/// A command line that cannot be understood.
package enum CommandLineError: Error, Equatable, Sendable {
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case invalidValue(option: String, value: String, allowed: String)
  case missingArgument(command: String, placeholder: String)
  case unexpectedArgument(String, command: String)
}

extension CommandLineError: CustomStringConvertible {
  /// The problem, then what to do.
  package var description: String {
    switch self {
    case .unknownOption(let option, let nearest?):
      "There is no option \(option). Did you mean \(nearest)?"
    case .unknownOption(let option, nil):
      "There is no option \(option). See behest --help."
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)."
    case .unexpectedValue(let option): "\(option) takes no value."
    case .invalidValue(let option, let value, let allowed):
      "\(option) cannot be “\(value)”. Use \(allowed)."
    case .missingArgument(let command, let placeholder):
      "behest \(command) needs \(placeholder). See behest help \(command)."
    case .unexpectedArgument(let argument, let command):
      "behest \(command) does not know “\(argument)”. See behest help \(command)."
    }
  }
}
