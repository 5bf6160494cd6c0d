import AssistantEngine

/// A tuning report in English.
struct EnglishTuningWording: TuningWording {
  let intent = "intent"
  let all = "all"
  let expected = "expected"
  let read = "read"
  let nothing = "nothing"
  let reason = "reason"
  let nearest = "nearest"
  let fix = "fix"

  func name(of verdict: TuningRow.Verdict) -> String { verdict.rawValue }

  func text(of reason: TuningRow.Reason) -> String {
    switch reason {
    case .noPhrase: "No phrase matches."
    case .otherLocale(let locale): "A phrase of another locale matches: \(locale)."
    case .help: "It asks what can be done."
    case .takenBySystem(let app, let words):
      "The system’s \(app) takes it first, by the words “\(words)”."
    case .otherIntent(let phrase): "The phrase “\(phrase)” of another intent matches."
    case .shouldReachNothing(let phrase): "It should reach nothing, and “\(phrase)” matches."
    case .severalIntents(let intents): "It could be \(intents.joined(separator: " or "))."
    case .valueMissing(let key, true): "“\(key)” is not said, so it would be asked for."
    case .valueMissing(let key, false): "“\(key)” is not said, and nobody asks for it."
    case .needsQuery(let key, let words):
      "“\(words)” is no known value of “\(key)”: the app would look it up, and none is woken here."
    case .severalValues(let key, let ids):
      "“\(key)” could be \(ids.joined(separator: " or ")), so it would be asked which."
    case .valueDiffers(let key, let found, let expected):
      "“\(key)” is \(found) and not \(expected)."
    case .valueUnexpected(let key, let found): "“\(key)” is \(found), which is not expected."
    case .noSuchIntent(let name, let near?):
      "No app has an intent \(name). Did you mean \(near)?"
    case .noSuchIntent(let name, nil): "No app has an intent \(name). See behest actions."
    case .noSuchParameter(let name, let intent, let known):
      "\(intent) has no parameter “\(name)”. "
        + (known.isEmpty ? "It takes none." : "It has \(known.joined(separator: ", ")).")
    }
  }

  func difference(_ near: TuningRow.Nearest) -> String? {
    let parts = [
      near.missing.isEmpty ? nil : "not said: \(quoted(near.missing))",
      near.added.isEmpty ? nil : "not in the phrase: \(quoted(near.added))",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  func lines(of remedy: TuningRow.Remedy) -> [String] {
    switch remedy {
    case .addPhrase(let phrase, let key, let locale, let file):
      ["add the phrase “\(phrase)”", "to “\(key)” (\(locale)) in \(file)"]
    case .addShortcut(let phrase, let intent, let app):
      ["add an AppShortcut of \(intent) to the code of \(app)", "with the phrase “\(phrase)”"]
    case .addToDescription(let words, let title, let key, let locale, let app):
      [
        "add \(quoted(words)) to the description of “\(title)”, so that behest actions finds it",
        key.map { "“\($0)” (\(locale)) in the Localizable.xcstrings of \(app); then build" }
          ?? "it has none yet: static let description in the code of \(app)",
      ]
    case .changePhrase(let phrase, let intent, let file):
      ["“\(phrase)” is a phrase of \(intent): change it in \(file),", "or correct the list"]
    case .sayValue(let key, let expected):
      ["say it in the utterance, or write \(key)?=\(expected) where it may be missing"]
    case .tellApart(let key, let ids):
      [
        "give them titles or synonyms of their own, or expect \(key)=\(ids.joined(separator: "|"))"
      ]
    case .nameValue(let key, let expected, let found):
      ["expect \(key)=\(found), or give \(expected) that name as a title or synonym"]
    case .expectValue(let key, let found): ["expect \(key)=\(found)"]
    case .addNegativePhrase(let phrase, let app):
      ["keep it out: add “\(phrase)” to the negativePhrases of \(app)"]
    case .makeShortcut:
      [
        "make a shortcut of the action and call it by its name: behest shortcut new",
        "or see what the phrases do alone: --domains apps-first",
      ]
    case .useLocale(let locale): ["run with --locale \(locale)"]
    case .expectWords(let key, let words):
      ["expect \(key)=words:\(words), or give the value that name as a title or synonym"]
    }
  }

  func leftOut(_ count: Int, app: String) -> String {
    "\(count) \(count == 1 ? "line is" : "lines are") about other apps than \(app)."
  }
}
