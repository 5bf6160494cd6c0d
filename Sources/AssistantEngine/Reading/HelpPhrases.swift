/// The ways to ask what can be done here, or with one app.
enum HelpPhrases {
  /// Whom a question is about: an app, or all of them for a nil id.
  struct Subject: Equatable {
    var id: String?
  }

  /// The subject of an utterance that asks what can be done; nil when it asks no such thing.
  static func subject(of utterance: String, apps: [String: DialogApp]) -> Subject? {
    let words = bare(utterance)
    if general.contains(words) { return Subject(id: nil) }
    for id in apps.keys.sorted() {
      guard let name = apps[id].map({ bare($0.name) }), !name.isEmpty else { continue }
      for (before, after) in particular where words.hasPrefix(before) && words.hasSuffix(after) {
        guard words.utf8.count >= before.utf8.count + after.utf8.count else { continue }
        let middle = words.dropFirst(before.count).dropLast(after.count)
        if middle == name || particles.contains(where: { middle == name + $0 }) {
          return Subject(id: id)
        }
      }
    }
    return nil
  }

  private static let general: Set<String> = [
    "whatcanido", "whatcanidohere", "whatcanisay", "whatcanyoudo", "whatcanisayhere",
    "무엇을할수있어", "무엇을할수있어요", "뭘할수있어", "뭐할수있어", "뭐할수있어요", "뭘할수있어요",
    "여기서무엇을할수있어", "여기서뭘할수있어", "무엇을할수있나요", "무슨말을할수있어",
  ]

  private static let particular = [
    ("whatcanidowith", ""), ("whatcanidoin", ""), ("whatcanisayto", ""), ("whatcan", "do"),
    ("", "무엇을할수있어"), ("", "무엇을할수있어요"), ("", "뭘할수있어"), ("", "뭘할수있어요"),
    ("", "뭐할수있어"), ("", "무엇을할수있나요"),
  ]

  private static let particles = ["로", "으로", "에서", "앱으로", "앱에서", "는", "은"]

  private static func bare(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }))
  }
}
