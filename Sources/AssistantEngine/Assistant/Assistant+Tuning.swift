import ExtensionProtocol
import IntentRecognition

extension Assistant {
  /// Holds a tuning list against the phrases and values as they are now; nothing is performed.
  ///
  /// The app, by its id or a name, is the one that may be reached; nil lets all be.
  package func tune(
    _ list: TuningList, app name: String?, locale: String, isStrict: Bool
  ) -> TuningReport {
    let catalog = host.catalog
    let apps = name.map { catalog.app(called: $0).map { [$0] } ?? [] } ?? catalog.apps
    var options = RecognitionOptions(locale: locale)
    options.isStrict = isStrict
    var context = context(locale: locale)
    var recognizer = recognizer.current
    if name != nil {
      let ids = Set(apps.map(\.metadata.id))
      context.apps = context.apps.filter { ids.contains($0.key) }
      recognizer = Recognizer(
        apps: apps.map(\.recognizable),
        vocabularies: host.catalog.vocabularies(host.vocabulary).filter { ids.contains($0.id.app) }
          .map(\.vocabulary))
    }
    let reader = CatalogReader(
      recognizer: recognizer, options: options, context: context, clock: clock,
      domains: name == nil ? domains : nil)
    return TuningRun(
      reader: reader, apps: apps, isLimited: name != nil,
      suggestion: PhraseSuggestion(options: options, vocabulary: host.vocabulary)
    ).report(on: list)
  }

  /// The folders that hold the phrases of the apps and the words of the domains.
  package var phrasesFolders: [String] {
    let folders =
      host.catalog.apps.map(\.phrasesFolder) + [
        settings.phrases.folder(of: "System", registered: nil)
      ]
    return folders.compactMap(\.self).flatMap { folder in
      [folder]
        + StoredFolder(folder).names().filter { $0.hasSuffix(".lproj") }.map { "\(folder)/\($0)" }
    }
  }
}
