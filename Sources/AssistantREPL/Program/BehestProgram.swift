import AssistantEngine
import Glibc
import LineEditing
import Transcripts

/// Runs a command line from its words to its exit code.
package enum BehestProgram {
  /// Runs what the arguments say; the first is the program's name.
  package static func run(_ arguments: [String]) -> Int32 {
    let process = ProcessEnvironment.current()
    let request: CommandLineRequest
    do throws(CommandLineError) {
      request = try CommandLineParser.parse(Array(arguments.dropFirst()))
    } catch {
      return refuse(error.description)
    }
    switch request.command {
    case .help(let topic):
      print(UsageText.text(topic: topic), terminator: "")
      return 0
    case .version:
      print(UsageText.version)
      return 0
    case .completions(let shell):
      print(ShellCompletions.script(for: shell), terminator: "")
      return 0
    case .check(let record, let schema):
      let locale =
        request.options.locale.flatMap(LocaleChoice.locale(from:)) ?? process.locale
      return CheckCommand.run(record: record, schema: schema, locale: locale)
    case .replay(let options): return replay(options, request.options, process)
    case .shortcut(.schema):
      print(ShortcutDocument.schemaText, terminator: "")
      return 0
    case .converse, .say, .run, .apps, .actions, .permissions, .tune, .shortcut:
      return converse(request, process)
    }
  }

  /// Says what is wrong with how Behest was started.
  static func refuse(_ problem: String) -> Int32 {
    TerminalOutput(environment: [:]).writeLine("! " + problem, to: .standardError)
    return 2
  }

  private static func replay(
    _ options: ReplayOptions, _ general: CommandLineOptions, _ process: ProcessEnvironment
  ) -> Int32 {
    if options.updates, process.isCI {
      return refuse("Transcripts are not rewritten when CI=true. Run --update on your machine.")
    }
    let start: ProgramStart
    do throws(ProgramError) {
      start = try ProgramStart(general, process)
    } catch {
      return refuse(error.description)
    }
    let stage = ReplayStage(
      settings: start.settings, temporaryFolder: start.settings.temporaryFolder)
    let (text, code) = Blocking.wait {
      await ReplayCommand.run(options, isCI: process.isCI, factory: stage.factory)
    }
    print(text, terminator: "")
    return code
  }

  private static func converse(
    _ request: CommandLineRequest, _ process: ProcessEnvironment
  ) -> Int32 {
    do throws(ProgramError) {
      let start = try ProgramStart(request.options, process)
      let assistant = try start.assistant()
      switch request.command {
      case .apps, .actions, .permissions:
        return ListingCommand(assistant: assistant, start: start).run(request.command)
      case .tune(let file): return try start.tune(file, assistant)
      case .shortcut(let shortcut):
        return ShortcutCommand(assistant: assistant, start: start).run(shortcut)
      case .say(let phrase): return start.conversation(assistant).run(.said(phrase))
      case .run(let action, let arguments):
        let chosen = try ActionCommand.request(action, arguments, assistant)
        return start.conversation(assistant).run(.requested(chosen))
      case .converse, .replay, .check, .completions, .help, .version:
        return start.conversation(assistant).run()
      }
    } catch {
      return refuse(error.description)
    }
  }
}
