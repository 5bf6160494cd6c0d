import ExtensionProtocol
import IntentRecognition

extension AppMetadata {
  /// The vocabulary of a parameter that a phrase may name; nil when its kind is not allowed there.
  ///
  /// An enum's and an entity's values go by the type's name. A Bool with display names, and an enum
  /// of which only some cases are allowed, have a vocabulary of the parameter's own; the Bool's
  /// values are called `true` and `false`.
  func vocabulary(of parameter: ParameterMetadata, in intent: IntentMetadata) -> VocabularyID? {
    let own = "\(intent.name).\(parameter.name)"
    switch parameter.kind {
    case .enumeration(let type):
      return VocabularyID(app: id, type: parameter.supportedCases == nil ? type : own)
    case .entity(let type): return VocabularyID(app: id, type: type)
    case .boolean where parameter.trueName != nil && parameter.falseName != nil:
      return VocabularyID(app: id, type: own)
    case .string, .integer, .double, .boolean, .date, .dateComponents, .duration, .measurement,
      .currency, .url, .file, .person, .array, .other:
      return nil
    }
  }

  /// The vocabularies whose values the app declared, in a locale.
  func declaredVocabularies(in locale: String) -> [Vocabulary] {
    var vocabularies = enums.map { declared in
      Vocabulary(
        id: VocabularyID(app: id, type: declared.name), locale: locale,
        entries: declared.cases.map { Self.entry($0, in: locale) })
    }
    for intent in intents {
      for parameter in intent.parameters {
        guard let vocabulary = vocabulary(of: parameter, in: intent),
          let entries = ownEntries(of: parameter, in: locale)
        else { continue }
        vocabularies.append(Vocabulary(id: vocabulary, locale: locale, entries: entries))
      }
    }
    return vocabularies
  }

  /// The entity types that phrases may name.
  var phraseEntities: [String] {
    var types: [String] = []
    for shortcut in shortcuts {
      for parameter in intent(named: shortcut.intent)?.parameters ?? [] {
        guard case .entity(let type) = parameter.kind, !types.contains(type) else { continue }
        types.append(type)
      }
    }
    return types
  }

  /// The values of a vocabulary that is the parameter's own.
  private func ownEntries(
    of parameter: ParameterMetadata, in locale: String
  ) -> [VocabularyEntry]? {
    switch parameter.kind {
    case .enumeration(let type):
      guard let supported = parameter.supportedCases else { return nil }
      return enumeration(named: type)?.cases.filter { supported.contains($0.id) }
        .map { Self.entry($0, in: locale) }
    case .boolean:
      return [("true", parameter.trueName), ("false", parameter.falseName)].compactMap { id, name in
        name.map { VocabularyEntry(id: id, title: $0.text(in: locale)) }
      }
    case .string, .integer, .double, .date, .dateComponents, .duration, .measurement, .currency,
      .url, .file, .person, .entity, .array, .other:
      return nil
    }
  }

  private static func entry(_ declared: EnumMetadata.Case, in locale: String) -> VocabularyEntry {
    VocabularyEntry(
      id: declared.id, title: declared.title.text(in: locale),
      subtitle: declared.subtitle?.text(in: locale),
      synonyms: declared.synonyms.map { $0.text(in: locale) })
  }
}
