import AssistantEngine
import LineEditing

extension Conversation {
  /// Holds a list of utterances against the phrases as they are now.
  func tune(_ words: [String]) {
    var words = words
    var app: String?
    if let place = words.firstIndex(of: "--app") {
      app = words.count > place + 1 ? words[place + 1] : nil
      words.removeSubrange(place..<min(words.count, place + 2))
      guard let app, assistant.isInstalled(app) else {
        let installed = assistant.summaries(locale: settings.locale).map(\.name)
        return screen.problem(wording.noSuchApp(app ?? "", installed: installed))
      }
    }
    guard let file = words.isEmpty ? lastTuning : words.joined(separator: " ") else {
      return screen.note(wording.tuneNeedsFile)
    }
    lastTuning = file
    assistant.reload()
    let session = TuningSession(
      assistant: assistant, file: file, path: file, app: app, locale: settings.locale,
      isStrict: settings.isStrict, isJSON: false, workingFolder: "")
    switch session.run(isAligned: isInteractive) {
    case .problem(let problem): screen.problem(problem)
    case .report(let lines, _):
      for line in lines {
        let indent = line.prefix { $0 == " " }.count
        screen.row(line, hanging: TuningText.hanging(of: line) - indent)
      }
    }
    for problem in assistant.problems { screen.problem(problem) }
  }
}
