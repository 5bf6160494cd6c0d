/// What is to be done with shortcuts that people make.
package enum ShortcutRequest: Equatable, Sendable {
  /// Makes one of actions; without any, a person is asked for all of it.
  case new(name: String?, actions: [ActionWords])
  case list
  case show(String)
  /// Opens its file in an editor, or takes the contents of another file.
  case edit(String, file: String?)
  case run(String)
  case remove(String)
  /// Copies its file to another, or to the output.
  case export(String, file: String?)
  case importing(file: String)
  /// Prints the schema that files must follow.
  case schema

  /// An action and its options, as they were typed.
  package struct ActionWords: Equatable, Sendable {
    package var action: String
    /// Names without their hyphens, and values.
    package var options: [Option]

    package init(action: String, options: [Option]) {
      self.action = action
      self.options = options
    }

    package struct Option: Equatable, Sendable {
      package var name: String
      package var value: String

      package init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }
  }

  private static let commands = [
    "new", "list", "show", "edit", "run", "remove", "export", "import", "schema",
  ]

  /// Reads the words after `behest shortcut`.
  init(_ words: [String]) throws(CommandLineError) {
    let rest = Array(words.dropFirst())
    let command = words.first ?? "list"
    switch command {
    case "new": self = try Self.new(rest)
    case "list":
      try Self.refuse(rest, after: 0)
      self = .list
    case "schema":
      try Self.refuse(rest, after: 0)
      self = .schema
    case "show": self = .show(try Self.name(rest, "show", after: 1))
    case "run": self = .run(try Self.name(rest, "run", after: 1))
    case "remove": self = .remove(try Self.name(rest, "remove", after: 1))
    case "edit":
      self = .edit(try Self.name(rest, "edit", after: 2), file: rest.dropFirst().first)
    case "export":
      self = .export(try Self.name(rest, "export", after: 2), file: rest.dropFirst().first)
    case "import":
      guard let file = rest.first else {
        throw .missingArgument(command: "shortcut import", placeholder: "a file")
      }
      try Self.refuse(rest, after: 1)
      self = .importing(file: file)
    default:
      throw .invalidValue(
        option: "shortcut", value: command,
        allowed: Self.commands.dropLast().joined(separator: ", ") + " or schema")
    }
  }

  private static func name(
    _ words: [String], _ command: String, after count: Int
  ) throws(CommandLineError) -> String {
    guard let name = words.first else {
      throw .missingArgument(command: "shortcut \(command)", placeholder: "a shortcut’s name")
    }
    try refuse(words, after: count)
    return name
  }

  private static func refuse(_ words: [String], after count: Int) throws(CommandLineError) {
    if words.count > count { throw .unexpectedArgument(words[count], command: "shortcut") }
  }

  private static func new(_ words: [String]) throws(CommandLineError) -> ShortcutRequest {
    guard let name = words.first, !name.hasPrefix("--") else {
      guard words.isEmpty else {
        throw .missingArgument(command: "shortcut new", placeholder: "a name first")
      }
      return .new(name: nil, actions: [])
    }
    var actions: [ActionWords] = []
    var rest = words.dropFirst()
    while let action = rest.popFirst() {
      guard !action.hasPrefix("--"), action != "then" else {
        throw .missingArgument(command: "shortcut new", placeholder: "an action’s name there")
      }
      var next = ActionWords(action: action, options: [])
      while let option = rest.first, option.hasPrefix("--") {
        rest.removeFirst()
        next.options.append(.init(name: String(option.dropFirst(2)), value: rest.popFirst() ?? ""))
      }
      actions.append(next)
      guard let separator = rest.popFirst() else { break }
      guard separator == "then", !rest.isEmpty else {
        throw .unexpectedArgument(separator, command: "shortcut new")
      }
    }
    return .new(name: name, actions: actions)
  }
}
