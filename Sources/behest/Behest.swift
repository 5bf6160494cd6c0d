import AssistantREPL
import Glibc

/// Puts the parts together; decides nothing.
@main
struct Behest {
  static func main() {
    exit(BehestProgram.run(CommandLine.arguments))
  }
}
