import StringCatalogs

/// Something wrong with the words of the system's domains, which leaves the rest of them working.
struct DomainProblem: Equatable, Sendable {
  /// The file that should be changed.
  var file: String
  var kind: Kind

  enum Kind: Equatable, Sendable {
    /// There is no such file, so no domain competes.
    case noFile
    case unusableFile(StringCatalogError)
    /// A key is no app, intent and role.
    case unknownKey(String)
    case noSuchApp(String)
    case noSuchIntent(String, app: String)
    /// A key has an empty word in a locale, or no word at all.
    case emptyWord(key: String, locale: String)
    /// A domain has verbs and no objects in a locale, or the reverse.
    case incomplete(String, locale: String, lacks: String)
  }
}

extension DomainProblem: CustomStringConvertible {
  /// The place, what is wrong, and what to do.
  var description: String {
    switch kind {
    case .unusableFile(let error): error.description
    case .noFile:
      "\(file): there is no such file, so no domain of the system competes. Put it back, or give "
        + "--phrases the folder that holds System."
    case .unknownKey(let key):
      "\(file): “\(key)” is no key of a domain. Write App.Intent. and one of objects, verbs, "
        + "requests and hints."
    case .noSuchApp(let app):
      "\(file): there is no app “\(app)”. Correct the key, or build the app."
    case .noSuchIntent(let intent, let app):
      "\(file): “\(app)” has no intent “\(intent)”. Correct the key."
    case .emptyWord(let key, let locale):
      "\(file): “\(key)” (\(locale)) has an empty word. Write the word, or remove it."
    case .incomplete(let domain, let locale, let lacks):
      "\(file): “\(domain)” (\(locale)) has no \(lacks), so it takes no request. Add "
        + "“\(domain).\(lacks)”."
    }
  }
}
