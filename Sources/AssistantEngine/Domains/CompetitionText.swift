import IntentRecognition

/// Says which domain of the system competes for a request, why it may, and what a developer can do.
struct CompetitionText {
  let match: DomainMatch
  let policy: DomainPolicy
  /// What the apps' phrases make of the request.
  let apps: [Interpretation]
  let context: DialogContext

  var lines: [String] {
    let words = CompetitionWording.of(context.wording.language)
    let domain = "\(context.name(of: match.app)) · \(match.intent)"
    let quoted = match.words.map { "“\($0)”" }.joined(separator: ", ")
    let isTaken = policy == .systemFirst
    let rivals = apps.map { "\(context.name(of: $0.app)) · \($0.intent)" }
    var lines = [
      ExplanationText.row(isTaken ? words.takes : words.competes, "\(domain)  \(quoted)"),
      ExplanationText.row(
        "", isTaken ? words.systemFirst(rivals.first) : words.appsFirst(hasApp: !rivals.isEmpty)),
      ExplanationText.row(words.guesses, words.notKnown),
    ]
    for (number, guess) in words.reasons(quoted).enumerated() {
      lines.append(ExplanationText.row("", "\(number + 1). \(guess)"))
    }
    for (number, remedy) in words.remedies(other: isTaken ? .appsFirst : .systemFirst).enumerated()
    {
      lines.append(ExplanationText.row(number == 0 ? words.remedy : "", remedy))
    }
    return lines
  }
}
