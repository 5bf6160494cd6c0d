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

  /// What recognition needs: the apps with their phrases, and all values that are known; the index
  /// is kept in a file from one start to the next where there is one for it.
  package func recognizer(_ store: VocabularyStore, index: String? = nil) -> Recognizer {
    let sources = vocabularies(store)
    guard let index else {
      return Recognizer(
        apps: apps.map(\.recognizable), vocabularies: sources.map(\.vocabulary))
    }
    return IndexFile(path: index, fingerprint: fingerprint(sources))
      .recognizer(apps: apps.map(\.recognizable), vocabularies: sources)
  }

  /// Stands for the phrases, the types of values and the program that makes an index of them.
  private func fingerprint(_ sources: [VocabularySource]) -> UInt64 {
    var fingerprint = IndexFingerprint()
    if let program = OwnExecutable.path.flatMap({ Fingerprint(ofFile: $0) }) {
      fingerprint.add(program)
    }
    for app in apps { fingerprint.add(app.recognizable) }
    var seen: Set<VocabularyID> = []
    for source in sources where seen.insert(source.id).inserted { fingerprint.add(source.id) }
    return fingerprint.value
  }

  /// The values that phrases may name, in every locale that there are phrases or values in.
  ///
  /// An entity type that nothing is known of has an empty vocabulary, so that it can be said. What
  /// cannot be read of the store counts as nothing.
  package func vocabularies(_ store: VocabularyStore) -> [VocabularySource] {
    apps.flatMap { app in
      app.locales.flatMap { app.metadata.declaredVocabularies(in: $0) }.map(VocabularySource.init)
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
  ) -> [VocabularySource] {
    let id = app.metadata.id
    let known = store.locales(of: entity, app: id).compactMap { locale in
      store.fingerprint(of: entity, locale: locale, app: id).map { file in
        var fingerprint = IndexFingerprint()
        fingerprint.add(file)
        return VocabularySource(
          id: VocabularyID(app: id, type: entity), locale: locale, fingerprint: fingerprint.value
        ) {
          (try? store.values(of: entity, locale: locale, app: id)).flatMap(\.self).map {
            Self.vocabulary($0, of: entity, locale: locale, app: id).entries
          }
        }
      }
    }
    guard known.isEmpty else { return known }
    let none = Self.vocabulary([], of: entity, locale: app.recognizable.sourceLocale, app: id)
    return [VocabularySource(none)]
  }
}

extension IndexFingerprint {
  fileprivate mutating func add(_ file: Fingerprint) {
    add(file.size)
    add(file.modified)
    add(file.inode)
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
