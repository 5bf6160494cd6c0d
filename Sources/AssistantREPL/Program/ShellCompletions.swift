/// The completion scripts of three shells, made from the options that there are.
enum ShellCompletions {
  static func script(for shell: String) -> String {
    let options = OptionSpecification.all.map { "--" + $0.long } + ["--help", "--version"]
    let commands = CommandLineParser.commands
    switch shell {
    case "zsh":
      return """
        #compdef behest
        _arguments '1:command:(\(commands.joined(separator: " ")))' \\
          '*:option:(\(options.joined(separator: " ")))'

        """
    case "fish":
      return commands.map { "complete -c behest -n __fish_use_subcommand -a \($0)\n" }.joined()
        + OptionSpecification.all.map { option in
          let short = option.short.map { " -s \($0)" } ?? ""
          let value = option.placeholder == nil ? "" : " -r"
          let help = option.help.split(separator: "'").joined(separator: "’")
          return "complete -c behest -l \(option.long)\(short)\(value) -d '\(help)'\n"
        }.joined()
    default:
      return """
        _behest() {
          COMPREPLY=($(compgen -W "\((commands + options).joined(separator: " "))" -- "${COMP_WORDS[COMP_CWORD]}"))
        }
        complete -o default -F _behest behest

        """
    }
  }
}
