package import ExtensionProtocol
package import IntentRecognition
import StringCatalogs

/// The installed apps with their phrases, and how to read those again.
package struct AppCatalog: Sendable {
  package let apps: [InstalledApp]
  private let folders: PhraseFolders
  private let entries: [RegistryEntry]

  /// Reads the phrases of registered apps.
  package init(_ entries: [RegistryEntry], folders: PhraseFolders) {
    self.entries = entries
    self.folders = folders
    apps = entries.map { entry in
      let id = entry.metadata.id
      return InstalledApp(
        entry.metadata,
        phrasesFolder: folders.folder(of: id, registered: entry.phrasesFolder))
    }
  }

  /// What is wrong with the phrases and names of all apps.
  package var problems: [CatalogProblem] { apps.flatMap(\.problems) }

  package func app(_ id: String) -> InstalledApp? { apps.first { $0.metadata.id == id } }

  /// The catalog with all phrase files read again.
  package func reloaded() -> AppCatalog { AppCatalog(entries, folders: folders) }

  /// What recognition needs: the apps with their phrases, and all values that are known.
  package func recognizer(_ store: VocabularyStore) -> Recognizer {
    Recognizer(apps: apps.map(\.recognizable), vocabularies: vocabularies(store))
  }

  /// The values that phrases may name, in every locale that there are phrases or values in.
  ///
  /// An entity type that nothing is known of has an empty vocabulary, so that it can be said. What
  /// cannot be read of the store counts as nothing.
  package func vocabularies(_ store: VocabularyStore) -> [Vocabulary] {
    apps.flatMap { app in
      app.locales.flatMap { app.metadata.declaredVocabularies(in: $0) }
        + app.metadata.phraseEntities.flatMap { donated($0, app, store) }
    }
  }

  /// A vocabulary of donated values.
  package static func vocabulary(
    _ values: [EntityReference], of entity: String, locale: String, app: String
  ) -> Vocabulary {
    Vocabulary(
      id: VocabularyID(app: app, type: entity), locale: locale,
      entries: values.map {
        VocabularyEntry(id: $0.id, title: $0.title, subtitle: $0.subtitle, synonyms: $0.synonyms)
      })
  }

  private func donated(
    _ entity: String, _ app: InstalledApp, _ store: VocabularyStore
  ) -> [Vocabulary] {
    let id = app.metadata.id
    let known = store.locales(of: entity, app: id).compactMap { locale in
      (try? store.values(of: entity, locale: locale, app: id)).flatMap(\.self).map {
        Self.vocabulary($0, of: entity, locale: locale, app: id)
      }
    }
    guard known.isEmpty else { return known }
    return [Self.vocabulary([], of: entity, locale: app.recognizable.sourceLocale, app: id)]
  }
}

extension InstalledApp {
  /// The locales that the app has texts or phrases in, the source language first.
  package var locales: [String] {
    var locales = [recognizable.sourceLocale]
    for locale in metadata.locales + recognizable.templates.map(\.locale)
    where !locales.contains(locale) {
      locales.append(locale)
    }
    return locales
  }

  func bestLocale(for locale: String, among templates: [PhraseTemplate]) -> String? {
    LocaleName(locale).best(among: Set(templates.map(\.locale)))
  }
}
