extension TurnTrace {
  /// The steps of the request as lines, in a language.
  package func lines(language: String) -> [String] {
    let words = ExplanationWording.of(language)
    var lines: [String] = []
    for step in steps {
      switch step {
      case .parameter(let name, let value, let origin):
        lines.append(ExplanationText.row(name, "\(value)  \(words.origins[origin] ?? "")"))
      case .query(let parameter, let kind, let count):
        let found = count.map { " → \($0)" } ?? ""
        lines.append(ExplanationText.row(words.query, "\(parameter): \(kind.name)\(found)"))
      case .detail(let text):
        for line in text.split(separator: "\n") {
          lines.append(ExplanationText.row(words.detail, String(line)))
        }
      }
    }
    return lines + facts.map { "  = \($0)" }
  }
}

extension TraceStep.QueryKind {
  /// The query by Apple's name for it.
  var name: String {
    switch self {
    case .suggestedEntities: "suggestedEntities()"
    case .matching(let words): "entities(matching: “\(words)”)"
    case .identifiers: "entities(for:)"
    }
  }
}
