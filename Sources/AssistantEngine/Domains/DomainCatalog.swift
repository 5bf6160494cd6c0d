import ExtensionProtocol
import IntentRecognition
import StringCatalogs

/// The words by which the system's domains take requests, read from `phrases/System`.
///
/// The file is a string catalog. A key names an app, one of its intents and what its words are for
/// (`Calendar.CreateEventIntent.verbs`); a locale's string set holds the words.
struct DomainCatalog: Sendable {
  /// The file's name in the folder.
  static let fileName = "Domains.xcstrings"

  /// The domains, in the order of the file.
  private(set) var domains: [Domain] = []
  private(set) var problems: [DomainProblem] = []

  /// What the words of a key are for.
  private enum Role: String, CaseIterable {
    case objects, verbs, requests, hints

    var place: WritableKeyPath<DomainWords, [String]> {
      switch self {
      case .objects: \.objects
      case .verbs: \.verbs
      case .requests: \.requests
      case .hints: \.hints
      }
    }
  }

  init() {}

  /// Reads the file of a folder; what is wrong with a key leaves the others.
  ///
  /// - Parameters:
  ///   - folder: The folder of the system's phrases; nil when there is none.
  ///   - apps: The installed apps, which domains must belong to.
  ///   - isPartial: Whether some installed apps do not take part, so that a domain may lack its app.
  init(folder: String?, apps: [AppMetadata], isPartial: Bool) {
    guard let folder else {
      problems = [DomainProblem(file: "phrases/System/\(Self.fileName)", kind: .noFile)]
      return
    }
    let file = folder + "/" + Self.fileName
    guard FileKind(following: file) == .file else {
      problems = [DomainProblem(file: file, kind: .noFile)]
      return
    }
    do throws(StringCatalogError) {
      read(try StringCatalog(contentsOfFile: file), file)
      check(apps, isPartial, file)
    } catch {
      problems = [DomainProblem(file: file, kind: .unusableFile(error))]
    }
  }

  private mutating func read(_ catalog: StringCatalog, _ file: String) {
    for entry in catalog.entries {
      let parts = entry.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty,
        let role = Role(rawValue: parts[2])
      else {
        problems.append(DomainProblem(file: file, kind: .unknownKey(entry.key)))
        continue
      }
      let place = place(of: parts[0], parts[1])
      for localization in entry.localizations {
        let words = localization.form.values.filter { !$0.trimmingSpaces.isEmpty }
        if words.count < localization.form.values.count || words.isEmpty {
          let kind = DomainProblem.Kind.emptyWord(key: entry.key, locale: localization.locale)
          problems.append(DomainProblem(file: file, kind: kind))
        }
        domains[place].words[localization.locale, default: DomainWords()][
          keyPath: role.place] += words
      }
    }
  }

  /// Adds a domain that is in no file.
  mutating func add(_ domain: Domain) { domains.append(domain) }

  private mutating func place(of app: String, _ intent: String) -> Int {
    if let place = domains.firstIndex(where: { $0.app == app && $0.intent == intent }) {
      return place
    }
    domains.append(Domain(app: app, intent: intent, words: [:]))
    return domains.count - 1
  }

  /// Reports domains without an intent to run, and those whose words can take no request.
  private mutating func check(_ apps: [AppMetadata], _ isPartial: Bool, _ file: String) {
    for domain in domains {
      let app = apps.first { $0.id == domain.app }
      if let app, app.intent(named: domain.intent) == nil {
        let kind = DomainProblem.Kind.noSuchIntent(domain.intent, app: domain.app)
        problems.append(DomainProblem(file: file, kind: kind))
      } else if app == nil, !isPartial {
        problems.append(DomainProblem(file: file, kind: .noSuchApp(domain.app)))
      }
      for (locale, words) in domain.words.sorted(by: { $0.key < $1.key })
      where words.requests.isEmpty && (words.objects.isEmpty || words.verbs.isEmpty) {
        let kind = DomainProblem.Kind.incomplete(
          "\(domain.app).\(domain.intent)", locale: locale,
          lacks: words.objects.isEmpty ? "objects" : "verbs")
        problems.append(DomainProblem(file: file, kind: kind))
      }
    }
  }
}
