/// What `behest --help` prints.
package enum UsageText {
  package static let version = "behest 0.1"

  /// The help for a command, or for all.
  package static func text(topic: String?) -> String {
    switch topic {
    case "replay": replay
    case "actions": actions
    case "permissions": permissions
    case "apps": "Usage: behest apps [--json]\n\nLists the installed apps and their phrases.\n"
    case "run": run
    case "check": check
    case "tune": tune
    case "shortcut": shortcut
    case "completions":
      "Usage: behest completions bash|zsh|fish\n\nPrints the shell’s completion script.\n"
    default: general
    }
  }

  private static var general: String {
    """
    Usage: behest [OPTIONS]                    talk, or read lines from a pipe
           behest [OPTIONS] PHRASE…            one request
           behest replay [OPTIONS] FILE|DIR…   run transcripts
           behest actions [WORDS…]             find actions by title and description
           behest run ACTION [--PARAMETER VALUE]…
           behest check RECORD.json --schema SCHEMA.json
           behest tune [OPTIONS] FILE          hold a list of utterances against the phrases
           behest shortcut new|list|show|edit|run|remove|export|import
           behest apps · behest permissions list|reset [APP] · behest help [COMMAND]

    A phrase that begins with a command’s name is quoted as one argument or follows “--”.

    \(list(OptionSpecification.all.filter { $0.command == nil }))
      -h, --help                   Show this help
      -V, --version                Show the version

    Exit: 0 done · 1 failed or not understood · 2 usage · 3 cancelled or declined ·
          4 an answer was needed and there was nobody to ask

    """
  }

  private static var replay: String {
    """
    Usage: behest replay [OPTIONS] FILE|DIR…

    Runs transcripts (*.transcript) and compares what is said now with what they say.

    \(list(OptionSpecification.all.filter { $0.command == "replay" || $0.long == "fail-fast" }))

    Exit: 0 all as expected · 1 a difference · 2 unreadable file or usage

    """
  }

  private static let actions = """
    Usage: behest actions [WORDS…]

    Lists the actions whose title, description or keywords have the words; all without words.

    """

  private static let permissions = """
    Usage: behest permissions list
           behest permissions reset [APP]

    Shows what apps may use, or forgets the answers, so that they ask again.

    """

  private static let run = """
    Usage: behest run ACTION [--PARAMETER VALUE]…

    Runs an action as a button of its app would. An entity is given by its id
    (--item-id sku_42); what is missing is asked for on a terminal.

    """

  private static let shortcut = """
    Usage: behest shortcut new NAME ACTION [--PARAMETER VALUE]… [then ACTION …]…
           behest shortcut list · show NAME · run NAME · remove NAME
           behest shortcut edit NAME [FILE] · export NAME [FILE] · import FILE · schema

    A shortcut runs actions in order when its name is said. A value is fixed, or “ask”,
    or “previous” for the result of the action before; an entity is given by its id
    (--item-id sku_42). Variables, if and repeat are written into the file: edit opens
    it in $VISUAL or $EDITOR. A NAME is one of its names, or the id of its file.

    """

  private static let check = """
    Usage: behest check RECORD.json --schema SCHEMA.json

    Checks a JSON file against a JSON Schema (2020-12), exactly as the schema is given.

    Exit: 0 valid · 1 not valid, or no JSON · 2 unreadable

    """

  private static var tune: String {
    """
    Usage: behest tune [OPTIONS] FILE

    Reads a list of utterances and says which reach their intent, why not, and which phrase, title
    or description to change. Nothing is performed. A line of the list:

      utterance<TAB>intent or NONE<TAB>key=value;key?=value;key=A|B;key=words:…

    A|B: either will do; key?=: may be missing; words:…: kept for the app to look up. Values are
    ids, enum cases, numbers, ISO 8601 dates. More columns and lines that begin with # are ignored.

    \(list(OptionSpecification.all.filter { $0.command == "tune" || ["json", "locale", "strict", "domains"].contains($0.long) }))

    Exit: 0 all right · 1 not all · 2 the list cannot be read

    """
  }

  private static func list(_ options: [OptionSpecification]) -> String {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let value = option.placeholder.map { " " + $0 } ?? ""
      let name = "  \(short)--\(option.long)\(value)"
      let gap = String(repeating: " ", count: max(2, 33 - name.count))
      return name + gap + option.help
    }.joined(separator: "\n")
  }
}
