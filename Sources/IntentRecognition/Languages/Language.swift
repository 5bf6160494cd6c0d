/// What recognition knows of a language: data, and the analysis of its endings where it has any.
///
/// A further language is one file like `Language+Korean.swift` and a line in ``all``.
struct Language: Sendable {
  /// The language code that locales begin with.
  var code: String
  /// Words around a request that mean nothing but courtesy or hesitation.
  var courtesyBefore: [String] = []
  var courtesyAfter: [String] = []
  /// Words of which a phrase may have one more or one less.
  var smallWords: [String] = []
  /// Prepositions: they go when the app's name or the slot after them goes.
  var nameTies: [String] = []
  /// Verbs that begin a phrase before the app's name and go when it goes: "use … to".
  var nameVerbs: [String] = []
  /// Words that may follow an app's name and only say what it is.
  var appWords: [String] = []
  /// Words that change what is asked for; no tolerance drops or adds them.
  var guardedWords: [String] = []
  /// Words that say how many of all are meant: no value is called so, and beside a value they make
  /// another request of it.
  var quantifiers: [String] = []
  /// Groups of words that mean the same in a request.
  var synonyms: [[String]] = []
  /// Groups of verbs that mean the same at the end of a request, in a form that asks.
  var finalVerbs: [[String]] = []
  /// Words that are two in short: the short form, then the two.
  var contractions: [[String]] = []
  /// Frequent words, in lower case: a word that is one of them is not a mistyped other one.
  var frequentWords: String = ""
  /// The words that steer a conversation.
  var answerWords: [AnswerWord: [String]] = [:]
  /// The words for the first, the second and so on.
  var ordinals: [String] = []
  /// The words for the last one.
  var lastWords: [String] = []

  static let all: [Language] = [.english, .korean]

  /// The language of a locale; nil when nothing is known of it.
  static func language(of locale: String) -> Language? {
    let code = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.code == code }
  }
}
