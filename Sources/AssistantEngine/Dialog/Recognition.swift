/// What recognition made of an utterance, as far as the dialog needs to know.
package enum Recognition: Equatable, Sendable {
  /// One reading is best.
  case understood(Interpretation)
  /// Several readings of different intents are equally good.
  case ambiguous([Interpretation])
  /// It asks what can be done, here or with one app.
  case help(app: String?)
  /// It matches a phrase of another locale.
  case otherLocale(String)
  /// No phrase matches; the nearest are offered.
  case none(nearest: [String])
}

/// One way to take an utterance: an intent, and what was said of its parameters.
package struct Interpretation: Equatable, Sendable {
  package var app: String
  package var intent: String
  /// The place of the app's shortcut whose phrase matched.
  package var shortcut: Int?
  /// The phrase that matched, for the question which one was meant.
  package var phrase: String
  package var parameters: [String: ParameterState]
  /// The shortcut whose name was said, in the place of an app's intent.
  package var named: NamedShortcut?

  package init(
    app: String, intent: String, shortcut: Int?, phrase: String,
    parameters: [String: ParameterState]
  ) {
    self.app = app
    self.intent = intent
    self.shortcut = shortcut
    self.phrase = phrase
    self.parameters = parameters
  }

  /// The interpretation of the name of a shortcut that a person made.
  package init(_ shortcut: NamedShortcut, said phrase: String) {
    self.init(app: "", intent: "", shortcut: nil, phrase: phrase, parameters: [:])
    named = shortcut
  }
}
