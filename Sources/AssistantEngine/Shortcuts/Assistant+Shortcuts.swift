import ExtensionProtocol
import Glibc
import IntentRecognition

/// What was made of a shortcut that the person brought.
package struct StoredShortcut: Equatable, Sendable {
  package let shortcut: NamedShortcut
  /// What else its names reach.
  package let collisions: [NameCollision]

  package init(shortcut: NamedShortcut, collisions: [NameCollision]) {
    self.shortcut = shortcut
    self.collisions = collisions
  }
}

/// Something else that the name of a shortcut reaches.
package enum NameCollision: Equatable, Sendable {
  /// A phrase of an app says the same, so that the person is asked which is meant.
  case phrase(name: String, app: String)
  /// A phrase of an app is near: only the name as it is written runs the shortcut.
  case nearPhrase(name: String, app: String, phrase: String)
  /// Another shortcut is called the same, or nearly.
  case shortcut(name: String, id: String)
}

/// Why a shortcut was not stored.
package enum ShortcutRefusal: Error, Equatable, Sendable {
  case problems([ShortcutProblem])
  case state(StateError)
}

extension ShortcutRefusal {
  /// There is nowhere to keep it.
  static func noPlace(_ id: String) -> ShortcutRefusal { .state(.system(path: id, errno: ENOENT)) }
}

/// Keeps a shortcut that was made in a conversation.
package typealias ShortcutKeeping =
  @Sendable (NamedShortcut) -> Result<StoredShortcut, ShortcutRefusal>

extension Assistant {
  /// All files of shortcuts, by id.
  package var shortcutEntries: [ShortcutEntry] { shortcuts.entries }

  /// The file whose id or one of whose names is given, in whatever case.
  package func shortcutEntry(called name: String) -> ShortcutEntry? {
    let entries = shortcuts.entries
    let wanted = name.trimmingSpaces.lowercased()
    return entries.first { $0.id == wanted }
      ?? entries.first { entry in
        entry.document?.shortcut.names.contains { $0.lowercased() == wanted } ?? false
      }
  }

  /// What keeps a shortcut from running with the apps that are installed now.
  package func problems(of shortcut: NamedShortcut) -> [ShortcutProblem] {
    ShortcutCheck.problems(of: shortcut, apps: appMetadata)
  }

  /// A draft of a shortcut of the installed apps' actions.
  package var shortcutDraft: ShortcutDraft { ShortcutDraft(apps: appMetadata) }

  /// What an action is called; nil when there is none.
  package func title(of action: NamedShortcut.Action, locale: String) -> String? {
    intent(of: action)?.title.text(in: locale)
  }

  /// Where a parameter's value comes from, by words of a command line; nil when there is no such
  /// parameter.
  package func input(
    _ words: String, for parameter: String, of action: NamedShortcut.Action
  ) -> NamedShortcut.Input? {
    intent(of: action)?.parameter(named: parameter).map {
      NamedShortcut.Input(words: words, kind: $0.kind)
    }
  }

  private func intent(of action: NamedShortcut.Action) -> IntentMetadata? {
    host.catalog.app(action.app)?.metadata.intent(named: action.intent)
  }

  private var appMetadata: [String: AppMetadata] {
    Dictionary(host.catalog.apps.map { ($0.metadata.id, $0.metadata) }) { first, _ in first }
  }

  /// Checks and stores a new shortcut; its id is made from its name, or from a file's.
  package func addShortcut(
    _ document: ShortcutDocument
  ) throws(ShortcutRefusal) -> StoredShortcut {
    try refuse(document)
    var shortcut = document.shortcut
    do throws(StateError) {
      shortcut.id = try shortcuts.store.add(document)
    } catch {
      throw .state(error)
    }
    return stored(shortcut)
  }

  /// Checks a shortcut and puts it in the place of the one with its id.
  package func replaceShortcut(
    _ document: ShortcutDocument
  ) throws(ShortcutRefusal) -> StoredShortcut {
    try refuse(document)
    do throws(StateError) {
      try shortcuts.store.write(document)
    } catch {
      throw .state(error)
    }
    return stored(document.shortcut)
  }

  package func removeShortcut(_ id: String) throws(ShortcutRefusal) {
    do throws(StateError) {
      try shortcuts.store.remove(id)
    } catch {
      throw .state(error)
    }
    shortcuts.reload(with: host.catalog)
  }

  private func refuse(_ document: ShortcutDocument) throws(ShortcutRefusal) {
    let names = ShortcutDocument.problems(ofNames: document.shortcut.names)
    let problems = names + self.problems(of: document.shortcut)
    guard problems.isEmpty else {
      throw .problems(ShortcutProblems(problems, in: document.bytes).list)
    }
  }

  private func stored(_ shortcut: NamedShortcut) -> StoredShortcut {
    let collisions = shortcut.names.flatMap { self.collisions(of: $0, id: shortcut.id) }
    shortcuts.reload(with: host.catalog)
    return StoredShortcut(shortcut: shortcut, collisions: collisions)
  }

  // MARK: Names

  /// What else a name reaches, in the locales that there are phrases in.
  private func collisions(of name: String, id: String) -> [NameCollision] {
    var found: [NameCollision] = []
    func add(_ collision: NameCollision) {
      if !found.contains(collision) { found.append(collision) }
    }
    for locale in Set(host.catalog.apps.flatMap(\.locales)).sorted() {
      let options = RecognitionOptions(locale: locale)
      for reading in recognizer.current.readings(of: name, options: options).best
      where Cost.isComplete(reading.costs) {
        let app = host.catalog.app(reading.template.app)?.name(in: settings.locale) ?? ""
        add(
          reading.tier == .literal
            ? .phrase(name: name, app: app)
            : .nearPhrase(
              name: name, app: app, phrase: Self.filling(reading.template.text, with: app)))
      }
    }
    for reading in shortcuts.names.readings(of: name, RecognitionOptions(locale: settings.locale)) {
      if let other = shortcuts.names.shortcut(of: reading.template), other.id != id {
        add(.shortcut(name: name, id: other.id))
      }
    }
    return found
  }
}

extension Cost {
  /// Whether a reading with these costs leaves nothing open.
  fileprivate static func isComplete(_ costs: [Cost]) -> Bool {
    !costs.contains {
      $0.kind == .unknownValue || $0.kind == .missingSlot || $0.kind == .leftover
    }
  }
}
