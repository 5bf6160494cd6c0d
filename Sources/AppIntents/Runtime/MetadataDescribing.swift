import ExtensionProtocol
import Foundation

/// Describes an app's types for the assistant, their texts in all languages of the app.
struct MetadataDescribing {
  let strings: AppStrings

  /// The rendering in the app's source language.
  var sourceRendering: TextRendering { rendering(in: strings.locales.first ?? "en") }

  private func rendering(in locale: String) -> TextRendering {
    TextRendering(strings: strings, locale: Locale(identifier: locale))
  }

  /// A text in every language that the app has it in.
  func text(_ resource: LocalizedStringResource) -> LocalizedText {
    var text = LocalizedText(sourceRendering.text(of: resource.defaultValue))
    for locale in strings.locales where strings.has(resource, in: locale) {
      text.values[locale] = rendering(in: locale).text(of: resource)
    }
    return text
  }

  func text(_ resource: LocalizedStringResource?) -> LocalizedText? {
    resource.map { text($0) }
  }

  func text(_ dialog: IntentDialog?) -> LocalizedText? { text(dialog?.full) }

  func intent<Intent: AppIntent>(
    _ type: Intent.Type, adding catalog: inout TypeCatalog
  ) -> IntentMetadata {
    let parameters = Reflection.parameters(of: Intent())
    for (_, parameter) in parameters { parameter.describeTypes(to: &catalog) }
    let description = Intent.description._intentDescription
    var metadata = IntentMetadata(
      name: TypeName.of(type), title: text(Intent.title),
      description: text(description?.descriptionText),
      parameters: parameters.map { $0.parameter.metadata(named: $0.name, self) },
      isDiscoverable: Intent.isDiscoverable,
      openAppWhenRun: Intent.opensAppFirst)
    metadata.persistentIdentifier = Intent.persistentIdentifier
    metadata.categoryName = text(description?.categoryName)
    metadata.searchKeywords = description?.searchKeywords.map { text($0) } ?? []
    typealias Value = Intent.PerformResult.Value
    if Value.self != Never.self {
      catalog.add(Value.ValueType.self)
      metadata.resultKind = Value._form.kind
    }
    return metadata
  }

  func shortcut(_ shortcut: AppShortcut) -> ShortcutMetadata {
    var metadata = ShortcutMetadata(
      intent: TypeName.of(type(of: shortcut.intent)), phrases: shortcut.phrases,
      shortTitle: text(shortcut.shortTitle))
    metadata.systemImageName = shortcut.systemImageName
    for (name, parameter) in Reflection.parameters(of: shortcut.intent) {
      metadata.presets[name] = parameter.encodedValue(in: sourceRendering)
    }
    return metadata
  }
}

extension AppIntent {
  /// Whether the app comes to the front before the intent runs.
  static var opensAppFirst: Bool { openAppWhenRun || supportedModes.contains(.foreground) }
}
