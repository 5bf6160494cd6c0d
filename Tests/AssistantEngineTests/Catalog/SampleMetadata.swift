import ExtensionProtocol

/// An app's metadata for tests: every kind of parameter that a phrase may or may not name.
enum SampleMetadata {
  static func app(
    phrases: [[String]] = [["Book ${city} in ${applicationName}", "Book in ${applicationName}"]],
    negativePhrases: [String] = [], isDiscoverable: Bool = true
  ) -> AppMetadata {
    let intent = IntentMetadata(
      name: "Book", title: LocalizedText("Book"),
      parameters: [
        ParameterMetadata(
          name: "city", title: LocalizedText("City"), kind: .entity("City"), options: .stringQuery),
        ParameterMetadata(name: "size", title: LocalizedText("Size"), kind: .enumeration("Size")),
        limited, quiet,
        ParameterMetadata(name: "flag", title: LocalizedText("Flag"), kind: .boolean),
        ParameterMetadata(name: "count", title: LocalizedText("Count"), kind: .integer),
      ], isDiscoverable: isDiscoverable, openAppWhenRun: true)
    return AppMetadata(
      id: "Stays", locales: ["en", "ko"], intents: [intent], enums: [size],
      entities: [
        EntityMetadata(name: "City", typeName: LocalizedText("City"), options: .stringQuery)
      ],
      shortcuts: phrases.map { ShortcutMetadata(intent: "Book", phrases: $0) },
      negativePhrases: negativePhrases)
  }

  private static var limited: ParameterMetadata {
    var parameter = ParameterMetadata(
      name: "limited", title: LocalizedText("Limited"), kind: .enumeration("Size"))
    parameter.supportedCases = ["small"]
    return parameter
  }

  private static var quiet: ParameterMetadata {
    var parameter = ParameterMetadata(
      name: "quiet", title: LocalizedText("Quiet"), kind: .boolean)
    parameter.trueName = LocalizedText("quiet", values: ["ko": "조용한"])
    parameter.falseName = LocalizedText("lively", values: ["ko": "활기찬"])
    return parameter
  }

  private static let size = EnumMetadata(
    name: "Size", typeName: LocalizedText("Size"),
    cases: [
      .init(
        id: "small", title: LocalizedText("Small", values: ["ko": "작은"]),
        synonyms: [LocalizedText("little", values: ["ko": "조그만"])]),
      .init(id: "large", title: LocalizedText("Large", values: ["ko": "큰"])),
    ])
}
