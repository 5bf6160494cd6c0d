/// A domain of the system's own, which takes requests by some of their words and not by phrases.
package struct Domain: Hashable, Sendable {
  /// The id of the app that it belongs to.
  package var app: String
  /// The intent that a request is taken for.
  package var intent: String
  /// The words by locale.
  package var words: [String: DomainWords]

  package init(app: String, intent: String, words: [String: DomainWords]) {
    self.app = app
    self.intent = intent
    self.words = words
  }
}

/// The words by which a domain takes requests, in one locale.
package struct DomainWords: Hashable, Sendable {
  /// What requests are about: "calendar".
  package var objects: [String]
  /// What is to be done: "save".
  ///
  /// A request has a verb and an object.
  package var verbs: [String]
  /// What is enough by itself: "remind me".
  package var requests: [String]
  /// What goes with the domain and is not enough for it: "reservation".
  package var hints: [String]

  package init(
    objects: [String] = [], verbs: [String] = [], requests: [String] = [], hints: [String] = []
  ) {
    self.objects = objects
    self.verbs = verbs
    self.requests = requests
    self.hints = hints
  }
}
