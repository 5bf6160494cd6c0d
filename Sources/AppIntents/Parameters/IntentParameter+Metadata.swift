import ExtensionProtocol

extension IntentParameter {
  func metadata(named name: String, _ describing: MetadataDescribing) -> ParameterMetadata {
    let title = declaration.title ?? LocalizedStringResource(stringLiteral: name.asTitle)
    let source = declaration.effectiveSource
    var metadata = ParameterMetadata(
      name: name, title: describing.text(title), kind: declaration.kind, isOptional: isOptional,
      defaultValue: encodedDefault(in: describing.sourceRendering),
      requestValueDialog: describing.text(declaration.requestValueDialog),
      requestDisambiguationDialog: describing.text(declaration.requestDisambiguationDialog),
      inclusiveRange: declaration.inclusiveRange, options: source?.options ?? .none)
    metadata.description = describing.text(declaration.description)
    metadata.trueName = describing.text(declaration.displayName?.trueName)
    metadata.falseName = describing.text(declaration.displayName?.falseName)
    metadata.supportedCases = declaration.supportedCases
    metadata.inputConnectionBehavior = declaration.inputConnectionBehavior.rawValue
    return metadata
  }

  /// The value that is used where none is given: what the intent's `init()` set, else the default.
  private func encodedDefault(in rendering: TextRendering) -> IntentValue? {
    if let value = encodedValue(in: rendering) { return value == .null ? nil : value }
    return declaration.defaultValue.map { Value.UnwrappedType._form.encode($0, rendering) }
  }
}
