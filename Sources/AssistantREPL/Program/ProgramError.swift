package import AssistantEngine

/// Why Behest cannot begin.
package enum ProgramError: Error {
  case unreadableTime(String)
  case unknownZone(String)
  case noSuchPhrasesFolder(String)
  case state(StateError)
  case configuration(file: String, line: Int)
  case noSuchAction(String, nearest: [String])
  case noSuchApp(String, installed: [String])
  case noSuchParameter(String, action: String, known: [String])
}

extension ProgramError: CustomStringConvertible {
  /// The problem, then what to do.
  package var description: String {
    switch self {
    case .unreadableTime(let text):
      "--now cannot be “\(text)”. Use ISO 8601 with an offset, such as 2026-12-01T09:00:00+09:00."
    case .unknownZone(let zone):
      "There is no time zone “\(zone)”. Use a name of the zone database, such as Asia/Seoul."
    case .noSuchPhrasesFolder(let folder):
      "There is no folder \(folder). Give --phrases the folder that holds <App>/AppShortcuts.xcstrings."
    case .state(let error): error.description
    case .configuration(let file, let line):
      "\(file):\(line): this is not “name = value” with a name that Behest knows. Correct or remove the line."
    case .noSuchAction(let name, let nearest):
      "There is no action \(name)."
        + (nearest.isEmpty
          ? " Run behest actions for the list."
          : " Did you mean \(nearest.joined(separator: " or "))?")
    case .noSuchApp(let name, let installed):
      "There is no app \(name). Installed: \(installed.joined(separator: ", "))."
    case .noSuchParameter(let name, let action, let known):
      "\(action) has no parameter --\(name)."
        + (known.isEmpty
          ? " It takes none." : " It has \(known.map { "--" + $0 }.joined(separator: ", ")).")
    }
  }
}
