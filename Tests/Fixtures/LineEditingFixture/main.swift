import Glibc
import LineEditing

// A small conversation over LineEditing, for the terminal tests to drive.

private var environment: [String: String] = [:]
for name in ["TERM", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "CI", "INSIDE_EMACS"] {
  environment[name] = getenv(name).map { String(cString: $0) }
}

exit(FixtureConversation(arguments: CommandLine.arguments, environment: environment).run())
