import AssistantEngine

extension Conversation {
  private var pages: ShortcutPages { ShortcutPages(assistant: assistant, locale: settings.locale) }

  private var shortcutWording: any ShortcutTerminalWording {
    ShortcutTerminalWordings.of(settings.locale)
  }

  /// `:shortcut`: makes, lists, shows, runs and removes shortcuts.
  func shortcut(_ words: [String], isAsking: Bool) {
    let name = words.dropFirst().joined(separator: " ")
    switch words.first?.lowercased() {
    case nil, "list": list()
    case "new":
      guard !isAsking else { return screen.problem(wording.notWhileAsking) }
      take(.newShortcut(name: name.isEmpty ? nil : name))
    case "show":
      withDocument(name) { document, entry in
        for row in pages.page(of: document.shortcut, file: entry.path) { screen.row(row) }
      }
    case "run":
      guard !isAsking else { return screen.problem(wording.notWhileAsking) }
      withDocument(name) { document, _ in take(.requestedShortcut(document.shortcut)) }
    case "remove": remove(name)
    case .some: screen.note(shortcutWording.usage)
    }
  }

  private func list() {
    let entries = assistant.shortcutEntries
    guard !entries.isEmpty else { return screen.note(shortcutWording.noShortcuts) }
    for row in pages.rows(of: entries) { screen.row(row) }
  }

  private func entry(_ name: String) -> ShortcutEntry? {
    guard !name.isEmpty else {
      screen.note(shortcutWording.usage)
      return nil
    }
    let entry = assistant.shortcutEntry(called: name)
    if entry == nil {
      let known = assistant.shortcutEntries.map(pages.name)
      screen.problem(shortcutWording.noSuchShortcut(name, known: known))
    }
    return entry
  }

  private func withDocument(_ name: String, _ body: (ShortcutDocument, ShortcutEntry) -> Void) {
    guard let entry = entry(name) else { return }
    switch entry.content {
    case .success(let document): body(document, entry)
    case .failure(let problems):
      for line in pages.lines(problems.list, file: entry.path) { screen.problem(line) }
    }
  }

  private func remove(_ name: String) {
    guard let entry = entry(name) else { return }
    do throws(ShortcutRefusal) {
      try assistant.removeShortcut(entry.id)
      screen.note(shortcutWording.removed(pages.name(of: entry)))
    } catch {
      for line in pages.lines(error, file: entry.path) { screen.problem(line) }
    }
  }
}
