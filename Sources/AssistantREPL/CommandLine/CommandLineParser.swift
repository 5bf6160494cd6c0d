import AssistantEngine

/// Reads a command line, GNU style: options anywhere, `--name=value`, bundled letters, `--`.
package struct CommandLineParser {
  private var options = CommandLineOptions()
  private var replay = ReplayOptions()
  private var words: [String] = []
  private var actionArguments: [String: String] = [:]
  /// The first word, once it is known to be a command.
  private var command: String?
  private var wantsHelp = false
  private var wantsVersion = false

  static let commands = [
    "replay", "apps", "actions", "run", "check", "permissions", "tune", "shortcut", "completions",
    "help",
  ]

  /// Reads the arguments after the program's name.
  package static func parse(
    _ arguments: [String]
  ) throws(CommandLineError) -> CommandLineRequest {
    var parser = CommandLineParser()
    try parser.read(arguments)
    return try parser.request()
  }

  private mutating func read(_ arguments: [String]) throws(CommandLineError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        if command == nil { command = words.isEmpty ? "" : command }
        words += rest
        return
      }
      if argument.hasPrefix("--") {
        try readLong(argument, &rest)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument, &rest)
      } else if words.isEmpty, command == nil, Self.commands.contains(argument) {
        command = argument
      } else {
        words.append(argument)
      }
    }
  }

  private mutating func readLong(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if name == "help" || name == "version" {
      if name == "help" { wantsHelp = true } else { wantsVersion = true }
      return
    }
    // A parameter of an action may have the name of another command's option.
    let isAction = command == "run"
    guard
      let option = OptionSpecification.all.first(where: {
        $0.long == name && ($0.command == nil || !isAction)
      })
    else {
      if command == "run" {
        actionArguments[name] = try value(of: argument, "VALUE", attached, &rest)
        return
      }
      if command == "shortcut" {
        words += ["--" + name, try value(of: argument, "VALUE", attached, &rest)]
        return
      }
      let known = OptionSpecification.all.map(\.long) + ["help", "version"]
      throw .unknownOption(
        "--" + name, nearest: Spelling.nearest(to: name, in: known).map { "--" + $0 })
    }
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .unexpectedValue(option: "--" + name) }
      return try apply(option, "")
    }
    try apply(option, value(of: "--" + name, placeholder, attached, &rest))
  }

  private mutating func readShort(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      if letter == "h" || letter == "V" {
        if letter == "h" { wantsHelp = true } else { wantsVersion = true }
        continue
      }
      guard let option = OptionSpecification.all.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      guard let placeholder = option.placeholder else {
        try apply(option, "")
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      let value =
        try self.value(
          of: "-\(letter)", placeholder, attached.isEmpty ? nil : String(attached), &rest)
      return try apply(option, value)
    }
  }

  private func value(
    of option: String, _ placeholder: String, _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> String {
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(option: option, placeholder: placeholder)
    }
    return value
  }

  private mutating func apply(
    _ option: OptionSpecification, _ value: String
  ) throws(CommandLineError) {
    if let allowed = option.apply(value, &options, &replay) {
      throw .invalidValue(option: "--" + option.long, value: value, allowed: allowed)
    }
  }

  private func request() throws(CommandLineError) -> CommandLineRequest {
    if wantsVersion { return CommandLineRequest(command: .version, options: options) }
    if wantsHelp {
      return CommandLineRequest(command: .help(topic: command), options: options)
    }
    return CommandLineRequest(command: try chosenCommand(), options: options)
  }

  private func chosenCommand() throws(CommandLineError) -> CommandLineRequest.Command {
    switch command {
    case "replay":
      guard !words.isEmpty else {
        throw .missingArgument(command: "replay", placeholder: "a file or a folder")
      }
      var replay = replay
      replay.paths = words
      return .replay(replay)
    case "apps":
      try refuseWords()
      return .apps
    case "actions": return .actions(words: words)
    case "run":
      guard let action = words.first else {
        throw .missingArgument(command: "run", placeholder: "an action’s name")
      }
      if words.count > 1 { throw .unexpectedArgument(words[1], command: "run") }
      return .run(action: action, arguments: actionArguments)
    case "check":
      guard let record = words.first, let schema = options.schema else {
        throw .missingArgument(command: "check", placeholder: "RECORD.json --schema SCHEMA.json")
      }
      if words.count > 1 { throw .unexpectedArgument(words[1], command: "check") }
      return .check(record: record, schema: schema)
    case "tune":
      guard let file = words.first else {
        throw .missingArgument(command: "tune", placeholder: "a list’s FILE")
      }
      if words.count > 1 { throw .unexpectedArgument(words[1], command: "tune") }
      return .tune(file: file)
    case "permissions": return .permissions(try permissions())
    case "shortcut": return .shortcut(try ShortcutRequest(words))
    case "completions":
      guard let shell = words.first else {
        throw .missingArgument(command: "completions", placeholder: "bash, zsh or fish")
      }
      guard ["bash", "zsh", "fish"].contains(shell) else {
        throw .invalidValue(option: "completions", value: shell, allowed: "bash, zsh or fish")
      }
      return .completions(shell: shell)
    case "help": return .help(topic: words.first)
    default: return words.isEmpty ? .converse : .say(words.joined(separator: " "))
    }
  }

  private func permissions() throws(CommandLineError) -> CommandLineRequest.PermissionsCommand {
    switch words.first {
    case nil, "list": return .list
    case "reset": return .reset(app: words.dropFirst().first)
    case let word?: throw .unexpectedArgument(word, command: "permissions")
    }
  }

  private func refuseWords() throws(CommandLineError) {
    if let word = words.first, let command {
      throw .unexpectedArgument(word, command: command)
    }
  }
}
