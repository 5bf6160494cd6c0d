import AssistantEngine

/// A command to Behest itself, typed with a colon in front.
package enum ColonCommand: String, CaseIterable, Sendable {
  case help
  case apps
  case explain
  case record
  case replay
  case shortcut
  case permissions
  case locale
  case strict
  case domains
  case tune
  case reload
  case trace
  case history
  case set
  case cancel
  case quit

  /// Other names of the command.
  private var aliases: [String] {
    switch self {
    case .help: ["h", "?", "도움말"]
    case .apps: ["앱"]
    case .explain: ["why", "설명"]
    case .record: ["기록"]
    case .replay: ["재생"]
    case .shortcut: ["shortcuts", "단축어"]
    case .permissions: ["권한"]
    case .locale: ["언어"]
    case .strict: ["엄격"]
    case .domains: ["영역"]
    case .tune: ["조율"]
    case .reload: ["새로고침"]
    case .trace: ["추적"]
    case .history: ["입력기록"]
    case .set: ["설정"]
    case .cancel: ["취소"]
    case .quit: ["q", "exit", "끝", "종료", "나가기"]
    }
  }

  private static let byName: [String: ColonCommand] = {
    var table: [String: ColonCommand] = [:]
    for command in allCases {
      for name in [command.rawValue] + command.aliases { table[name] = command }
    }
    return table
  }()

  /// A line that begins as a command does.
  package struct Line: Equatable, Sendable {
    /// The name as it was typed.
    package var name: String
    /// The command of that name, if there is one.
    package var command: ColonCommand?
    package var arguments: [String]
    /// The nearest name, when there is no such command.
    package var nearest: String?
  }

  /// Reads a line; nil when it is no command.
  package static func line(_ text: String) -> Line? {
    let trimmed = text.drop { $0 == " " }
    guard let mark = trimmed.first, mark == ":" || mark == "/" || mark == "：",
      trimmed.count > 1
    else { return nil }
    let words = trimmed.dropFirst().split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    // A path or a smiley is no command.
    if mark == "/", name.contains("/") { return nil }
    let lowered = name.lowercased()
    let command = byName[lowered] ?? byName[HangulKeyboard.latinLetters(of: lowered)]
    let nearest =
      command == nil ? Spelling.nearest(to: lowered, in: allCases.map(\.rawValue)) : nil
    return Line(
      name: name, command: command, arguments: Array(words.dropFirst()), nearest: nearest)
  }
}
