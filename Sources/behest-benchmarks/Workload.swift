import IntentRecognition

/// A folder with phrases, values and utterances, as the generator of the workload writes them.
struct Workload {
  let folder: String

  /// The intents of the phrases, by app and shortcut.
  final class Intents {
    var names: [String: [String]] = [:]

    /// The index of an intent among the app's shortcuts.
    func shortcut(_ intent: String, of app: String) -> Int {
      if let index = names[app]?.firstIndex(of: intent) { return index }
      names[app, default: []].append(intent)
      return (names[app]?.count ?? 1) - 1
    }
  }

  /// Reads the phrases.
  func apps() throws(WorkloadError) -> (apps: [RecognizableApp], intents: Intents) {
    let file = try MappedFile(folder + "/templates.jsonl")
    let intents = Intents()
    var apps: [RecognizableApp] = []
    var places: [String: Int] = [:]
    try JSONLines(bytes: file.bytes).forEach { line throws(WorkloadError) in
      let id = try line.text("app")
      let locale = try line.text("lang")
      let place =
        places[id]
        ?? {
          places[id] = apps.count
          apps.append(RecognizableApp(id: id, names: [:], sourceLocale: locale, templates: []))
          return apps.count - 1
        }()
      apps[place].names[locale] = [try line.text("appName")]
      var slots: [String: VocabularyID] = [:]
      if let slot = try line.optionalText("slot"), let type = try line.optionalText("type") {
        slots[slot] = VocabularyID(app: id, type: type)
      }
      let shortcut = intents.shortcut(try line.text("intent"), of: id)
      apps[place].templates.append(
        PhraseTemplate(
          app: id, shortcut: shortcut, locale: locale, text: try line.text("text"), slots: slots))
    }
    return (apps, intents)
  }

  /// Builds the index into a file, values as they are read.
  func build(_ index: IndexFile) throws(WorkloadError) {
    let apps = try apps().apps
    let file = try MappedFile(folder + "/entities.jsonl")
    do {
      try index.build { builder in
        for app in apps { builder.add(app) }
        addEntities(JSONLines(bytes: file.bytes), to: &builder)
      }
    } catch {
      throw .notBuilt("\(error)")
    }
  }

  private func addEntities(_ lines: JSONLines, to builder: inout IndexBuilder) {
    // The type and the app of the line before; values of one type stand together.
    var last = (
      UnsafeBufferPointer<UInt8>(start: nil, count: 0),
      UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    )
    lines.forEach { line in
      var (id, name) = (UnsafeBufferPointer<UInt8>(start: nil, count: 0), line.bytes)
      var (ofType, ofApp) = (id, id)
      line.forEachField { key, value in
        guard case .text(let text) = value else { return true }
        switch key.first {
        case UInt8(ascii: "i"): id = text
        case UInt8(ascii: "t"): ofType = text
        case UInt8(ascii: "a"): ofApp = text
        case UInt8(ascii: "n"): name = text
        default: break
        }
        return true
      }
      if !last.0.elementsEqual(ofType) || !last.1.elementsEqual(ofApp) {
        last = (ofType, ofApp)
        builder.begin(
          VocabularyID(
            app: JSONLine.unescaped(ofApp), type: JSONLine.unescaped(ofType)), locale: "")
      }
      if name.contains(0x5C) {
        var text = JSONLine.unescaped(name)
        text.withUTF8 { builder.addEntry(id: id, title: $0) }
      } else {
        builder.addEntry(id: id, title: name)
      }
    }
    builder.end()
  }

  /// An utterance and what it should come to.
  struct Case {
    var utterance: String
    var kind: String
    var language: String
    var intent: String?
    var entity: String?
    var app: String?
  }

  func cases(_ stream: String) throws(WorkloadError) -> [Case] {
    let file = try MappedFile("\(folder)/\(stream).jsonl")
    var cases: [Case] = []
    try JSONLines(bytes: file.bytes).forEach { line throws(WorkloadError) in
      cases.append(
        Case(
          utterance: try line.text("q"), kind: try line.text("kind"),
          language: try line.text("lang"),
          intent: try line.optionalText("intent"), entity: try line.optionalText("entity"),
          app: try line.optionalText("app")))
    }
    return cases
  }
}
