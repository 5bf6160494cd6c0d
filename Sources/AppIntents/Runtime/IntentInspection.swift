package import ExtensionProtocol

/// What a library beside the runtime may learn of an app's intents: `IntentRecords` reads it.
package enum IntentInspection {
  /// The values that an intent runs with, in the order of declaration; nil for those without one.
  ///
  /// A parameter that was not given has its default, as the intent's code sees it.
  package static func values(
    of intent: any AppIntent
  ) -> [(name: String, value: IntentValue?)] {
    let rendering = TextRendering(strings: .none, locale: .current)
    return Reflection.parameters(of: intent).map { name, parameter in
      (name, parameter.effectiveValue(in: rendering))
    }
  }

  /// What an intent declares, and the enums that its parameters take.
  package static func metadata(
    of type: any AppIntent.Type
  ) -> (intent: IntentMetadata, enums: [EnumMetadata]) {
    let describing = MetadataDescribing(strings: .none)
    var catalog = TypeCatalog()
    let intent = describing.intent(type, adding: &catalog)
    return (intent, catalog.enums(describing))
  }
}
