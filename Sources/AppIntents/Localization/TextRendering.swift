import Foundation
import StringCatalogs

/// Turns the texts of an app into what a person reads in one locale.
package struct TextRendering: Sendable {
  package var strings: AppStrings
  package var locale: Locale

  package init(strings: AppStrings, locale: Locale) {
    self.strings = strings
    self.locale = locale
  }

  /// The rendering of the request that the code runs in.
  package static var current: TextRendering {
    if let session = AppSession.latestOrCurrent { return session.rendering }
    return TextRendering(strings: .ofThisProcess, locale: .current)
  }

  /// The text of a resource, from the table that it names, else from code.
  package func text(of resource: LocalizedStringResource) -> String {
    var rendering = self
    if let chosen = resource.chosenLocale { rendering.locale = chosen }
    if resource.bundle == .library, let text = LibraryTexts.text(resource.key, in: locale) {
      return text
    }
    return rendering.strings.text(of: resource, in: rendering)
      ?? rendering.text(of: resource.defaultValue)
  }

  /// A text of code with its values filled in.
  func text(of value: String.LocalizationValue) -> String {
    guard value.hasNumbers, let format = value.format else { return joined(value) }
    // The text is its own source row, so that tables and code format values alike.
    var catalog = StringCatalog(sourceLanguage: locale.identifier)
    catalog.insert(CatalogEntry(key: format))
    let found = catalog.string(
      forKey: format, locale: locale.identifier, arguments: value.arguments.map(formatArgument))
    return found?.text ?? format
  }

  /// A text whose values are texts: most names of entities are, and there may be thousands.
  private func joined(_ value: String.LocalizationValue) -> String {
    var joined = ""
    for segment in value.segments {
      switch segment {
      case .literal(let text): joined += text
      case .argument(let argument):
        guard case .text(let text) = formatArgument(argument) else { continue }
        joined += text
      }
    }
    return joined
  }

  func formatArgument(_ argument: LocalizationArgument) -> FormatArgument {
    switch argument.value {
    case .text(let text): .text(text)
    case .integer(let value): .integer(Int(value))
    case .number(let value): .double(value)
    case .resource(let resource): .text(text(of: resource))
    case .formatted(let formatted): .text(formatted.text(locale))
    }
  }
}
