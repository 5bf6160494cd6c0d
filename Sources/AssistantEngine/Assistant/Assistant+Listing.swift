import ExtensionProtocol
import IntentRecognition
import StringCatalogs

extension Assistant {
  /// The installed apps with what can be said to them, by name.
  package func summaries(locale: String) -> [AppSummary] {
    host.catalog.apps.map { summary(of: $0, locale) }.sorted { $0.name < $1.name }
  }

  private func summary(of app: InstalledApp, _ locale: String) -> AppSummary {
    let name = app.name(in: locale)
    let templates = app.phrases(in: locale)
    let actions = app.metadata.intents.filter(\.isDiscoverable).map { intent in
      let phrases = templates.filter {
        app.metadata.shortcuts.indices.contains($0.shortcut)
          && app.metadata.shortcuts[$0.shortcut].intent == intent.name
      }
      return ActionSummary(
        app: app.metadata.id, intent: intent.name, title: intent.title.text(in: locale),
        description: intent.description?.text(in: locale),
        keywords: intent.searchKeywords.map { $0.text(in: locale) },
        searchableTexts: intent.searchableTexts,
        phrases: phrases.map { Self.readable(Self.filling($0.text, with: name)) },
        parameters: intent.parameters.map { .init(name: $0.name, isEntity: $0.kind.isEntity) })
    }
    return AppSummary(
      id: app.metadata.id, name: name,
      alternativeNames: Array(app.allNames(in: locale).dropFirst()),
      primaryPhrases: app.primaryPhrases(in: locale).map(Self.readable), actions: actions)
  }

  /// A phrase with the app's name in the place of its token.
  static func filling(_ phrase: String, with name: String) -> String {
    PhrasePiece.pieces(of: phrase).map { piece in
      switch piece {
      case .words(let text): text
      case .applicationName: name
      case .slot(let slot): "${\(slot)}"
      }
    }.joined()
  }

  // MARK: Permissions

  /// What apps have asked for, and what was said.
  package var permissionSummaries: [PermissionSummary] {
    ((try? host.permissions.entries()) ?? []).map {
      PermissionSummary(
        app: $0.app, kind: $0.kind, resource: $0.resource, status: $0.status.rawValue)
    }
  }

  /// Whether there is an app of that id or name.
  package func isInstalled(_ name: String) -> Bool { host.catalog.app(called: name) != nil }

  /// Forgets the answers of an app, or of all; returns how many.
  ///
  /// The app goes by its id or one of its names.
  package func resetPermissions(app: String?) -> Int {
    let id = app.map { host.catalog.app(called: $0)?.metadata.id ?? $0 }
    return (try? host.permissions.reset(app: id)) ?? 0
  }

  // MARK: Time

  /// The time at which the clock stands, in the form of a transcript's header; nil when it runs.
  package var startTime: String? {
    clock.fixedTime.map { zone.fullTimestamp($0) }
  }

  /// The time now, in the form of a transcript's header.
  package var timestamp: String { zone.fullTimestamp(clock.now) }
}

extension ValueKind {
  fileprivate var isEntity: Bool {
    if case .entity = self { true } else { false }
  }
}

extension AppCatalog {
  /// The app of an id or a name, in whatever locale.
  func app(called name: String) -> InstalledApp? {
    let wanted = name.lowercased()
    return apps.first { app in
      let names = [app.metadata.id] + app.recognizable.names.values.flatMap(\.self)
      return names.contains { $0.lowercased() == wanted }
    }
  }
}

extension InstalledApp {
  /// The phrases in a locale; the source language's where it has none.
  fileprivate func phrases(in locale: String) -> [PhraseTemplate] {
    let templates = recognizable.templates
    let best = bestLocale(for: locale, among: templates) ?? recognizable.sourceLocale
    return templates.filter { $0.locale == best }
  }

  /// The display name and the alternative names in a locale.
  fileprivate func allNames(in locale: String) -> [String] {
    let best = LocaleName(locale).best(among: recognizable.names.keys)
    return best.flatMap { recognizable.names[$0] } ?? [name(in: locale)]
  }
}
