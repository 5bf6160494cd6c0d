import AssistantEngine
import JSON
import LineEditing

/// The commands that list something and end.
struct ListingCommand {
  let assistant: Assistant
  let start: ProgramStart

  private var wording: any TerminalWording { LanguageBox(locale: start.locale).terminal }
  private var output: TerminalOutput { start.output }

  func run(_ command: CommandLineRequest.Command) -> Int32 {
    for problem in assistant.problems {
      output.writeParagraph("! " + problem, indent: 0, hanging: 2, to: .standardError)
    }
    defer { output.flush() }
    switch command {
    case .apps: return listApps()
    case .actions(let words): return listActions(words)
    case .permissions(.list): return listPermissions()
    case .permissions(.reset(let app?)) where !assistant.isInstalled(app):
      let names = assistant.summaries(locale: start.locale).map(\.name)
      output.writeLine("! " + wording.noSuchApp(app, installed: names), to: .standardError)
      return 1
    case .permissions(.reset(let app)):
      output.writeLine(wording.permissionsReset(assistant.resetPermissions(app: app)))
      return 0
    case .converse, .say, .run, .shortcut, .replay, .check, .tune, .completions, .help, .version:
      return 0
    }
  }

  private func listApps() -> Int32 {
    let apps = assistant.summaries(locale: start.locale)
    if start.isJSON {
      output.write(JSONValue.array(apps.map(\.json)).prettyText)
      return 0
    }
    for app in apps {
      output.writeLine(app.name == app.id ? app.name : "\(app.name) (\(app.id))")
      for action in app.actions { show(action, indent: "  ") }
    }
    return 0
  }

  private func listActions(_ words: [String]) -> Int32 {
    let found = assistant.summaries(locale: start.locale).flatMap { app in
      app.actions.filter { $0.matches(words) }.map { (app.name, $0) }
    }
    if start.isJSON {
      output.write(JSONValue.array(found.map(\.1.json)).prettyText)
      return found.isEmpty ? 1 : 0
    }
    guard !found.isEmpty else {
      let problem = wording.noActions(words.joined(separator: " "))
      output.writeLine("! " + problem, to: .standardError)
      return 1
    }
    for (name, action) in found {
      output.writeLine("\(action.title)  —  \(name) · \(action.intent)")
      show(action, indent: "  ", hasTitle: false)
    }
    return 0
  }

  private func show(_ action: ActionSummary, indent: String, hasTitle: Bool = true) {
    if hasTitle { output.writeLine(indent + action.title + "  (\(action.intent))") }
    let inner = hasTitle ? indent + "  " : indent
    if let description = action.description, !hasTitle {
      output.writeLine(inner + TerminalOutput.printable(description))
    }
    for phrase in action.phrases { output.writeLine(inner + "“" + phrase + "”") }
  }

  private func listPermissions() -> Int32 {
    let entries = assistant.permissionSummaries
    if entries.isEmpty { output.writeLine(wording.noPermissions) }
    for entry in entries {
      output.writeLine(
        wording.permission(entry.app, entry.kind, entry.resource, entry.status))
    }
    return 0
  }
}

extension AppSummary {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "name": .string(name),
      "alternativeNames": .array(alternativeNames.map { .string($0) }),
      "actions": .array(actions.map(\.json)),
    ]
  }
}

extension ActionSummary {
  fileprivate var json: JSONValue {
    [
      "app": .string(app), "intent": .string(intent), "title": .string(title),
      "description": description.map { .string($0) } ?? nil,
      "keywords": .array(keywords.map { .string($0) }),
      "phrases": .array(phrases.map { .string($0) }),
      "parameters": .array(parameters.map { .string($0.name) }),
    ]
  }
}
