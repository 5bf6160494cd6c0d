package import ExtensionProtocol
package import IntentRecognition
import StringCatalogs

/// An app as the assistant knows it: what it declared, what it is called, what can be said to it.
package struct InstalledApp: Sendable {
  package let metadata: AppMetadata
  /// Where its phrases and names come from; nil when they are those of its code.
  package let phrasesFolder: String?
  /// The app for recognition: names, phrases and negative phrases in all locales.
  package let recognizable: RecognizableApp
  package let problems: [CatalogProblem]
  private let names: AppNames

  /// Reads the app's phrases and names from a folder, or takes those of its code.
  package init(_ metadata: AppMetadata, phrasesFolder: String?) {
    self.metadata = metadata
    self.phrasesFolder = phrasesFolder
    let sourceLocale = metadata.locales.first ?? "en"
    let tables = phrasesFolder.map { folder in
      ["AppShortcuts", "InfoPlist"].map {
        PhraseTable($0, inFolder: folder, sourceLanguage: sourceLocale)
      }
    }
    names = AppNames(
      id: metadata.id, table: tables?[1].catalog, sourceLocale: sourceLocale)
    var phrases = AppPhrases(metadata, table: tables?[0], sourceLocale: sourceLocale)
    phrases.read()
    recognizable = RecognizableApp(
      id: metadata.id, names: names.byLocale, sourceLocale: sourceLocale,
      templates: phrases.templates, negativePhrases: phrases.negativePhrases)
    problems =
      (tables ?? []).flatMap { table in
        table.errors.map {
          CatalogProblem(app: metadata.id, file: $0.file, kind: .unusableFile($0))
        }
      } + phrases.problems + Self.problems(of: names, metadata.id, file: tables?[1].file)
  }

  /// The name that a person knows the app by.
  package func name(in locale: String) -> String {
    names.names(in: locale).first ?? metadata.id
  }

  /// The first phrase of each shortcut, with the app's name in it; the source language's phrases
  /// where the locale has none.
  package func primaryPhrases(in locale: String) -> [String] {
    let name = name(in: locale)
    return primaryTemplates(in: locale).map { Assistant.filling($0.text, with: name) }
  }

  private func primaryTemplates(in locale: String) -> [PhraseTemplate] {
    let primary = recognizable.templates.filter(\.isPrimary)
    let own = primary.filter { $0.locale == bestLocale(for: locale, among: primary) }
    return own.isEmpty ? primary.filter { $0.locale == recognizable.sourceLocale } : own
  }

  private static func problems(
    of names: AppNames, _ app: String, file: String?
  ) -> [CatalogProblem] {
    names.byLocale.sorted { $0.key < $1.key }.filter { $0.value.count > 4 }.map { locale, names in
      CatalogProblem(
        app: app, file: file, kind: .tooManyNames(names.count - 1, locale: locale))
    }
  }
}
