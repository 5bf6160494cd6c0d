package import ExtensionProtocol

/// The installed apps: those beside Behest's executable, and those that a person added.
///
/// What an app declared is kept in a file, so that a start wakes no app whose executable has not
/// changed.
package struct AppRegistry: Sendable {
  private static let suffix = "Extension"

  /// The folder of the registry's files.
  private let folder: String
  /// The folder of Behest's own executable.
  private let executables: String
  /// The ids of the apps that belong to Behest.
  private let expected: [String]
  /// Whether what apps declare is kept; a replay keeps nothing.
  private let isReadOnly: Bool

  /// Makes a registry; nothing is read yet.
  package init(
    folder: String, executables: String, expected: [String], isReadOnly: Bool = false
  ) {
    self.folder = folder
    self.executables = executables
    self.expected = expected
    self.isReadOnly = isReadOnly
  }

  /// What the registry knows, and what it has to ask.
  package struct Contents: Sendable {
    /// The apps whose files are up to date.
    package var entries: [RegistryEntry] = []
    /// The apps that have to be asked what they can do.
    package var candidates: [Candidate] = []
    package var problems: [AppProblem] = []

    /// Leaves out all apps but some.
    mutating func keep(only ids: [String]) {
      entries.removeAll { !ids.contains($0.metadata.id) }
      candidates.removeAll { !ids.contains($0.id) }
      problems.removeAll { problem in
        if case .notBuilt(let app) = problem { !ids.contains(app) } else { false }
      }
    }
  }

  /// An executable that should be an app.
  package struct Candidate: Equatable, Sendable {
    package var id: String
    package var path: String
    package var phrasesFolder: String?

    package init(id: String, path: String, phrasesFolder: String? = nil) {
      self.id = id
      self.path = path
      self.phrasesFolder = phrasesFolder
    }
  }

  /// Reads the registry without starting anything.
  package func contents() -> Contents {
    var contents = Contents()
    let known = knownEntries(&contents.problems)
    let bundled = StoredFolder(executables).names().filter { name in
      name.hasSuffix(Self.suffix) && name != Self.suffix
        && Fingerprint(of: "\(executables)/\(name)") != nil
    }.map { String($0.dropLast(Self.suffix.count)) }
    for id in bundled {
      let path = "\(executables)/\(id)\(Self.suffix)"
      let entry = known[id].flatMap { $0.path == path ? $0 : nil }
      add(entry, Candidate(id: id, path: path, phrasesFolder: entry?.phrasesFolder), to: &contents)
    }
    for id in expected where !bundled.contains(id) {
      contents.problems.append(.notBuilt(app: id))
    }
    for (id, entry) in known.sorted(by: { $0.key < $1.key })
    where !bundled.contains(id) && !expected.contains(id) {
      let candidate = Candidate(id: id, path: entry.path, phrasesFolder: entry.phrasesFolder)
      add(entry, candidate, to: &contents)
    }
    return contents
  }

  /// The entry of an app that has said what it can do; nil when its executable has gone.
  package func entry(of candidate: Candidate, _ metadata: AppMetadata) -> RegistryEntry? {
    Fingerprint(of: candidate.path).map { fingerprint in
      RegistryEntry(
        path: candidate.path, fingerprint: fingerprint, phrasesFolder: candidate.phrasesFolder,
        metadata: metadata)
    }
  }

  /// Keeps an entry for the next start, unless the registry is only read.
  package func keep(_ entry: RegistryEntry) throws(StateError) {
    if !isReadOnly { try file(entry.metadata.id).write(entry) }
  }

  /// Forgets an app that a person added.
  package func remove(_ id: String) throws(StateError) { try file(id).remove() }

  private func add(_ entry: RegistryEntry?, _ candidate: Candidate, to contents: inout Contents) {
    guard let fingerprint = Fingerprint(of: candidate.path) else {
      contents.problems.append(.missing(app: candidate.id, path: candidate.path))
      return
    }
    if let entry, entry.fingerprint == fingerprint {
      contents.entries.append(entry)
    } else {
      contents.candidates.append(candidate)
    }
  }

  private func knownEntries(_ problems: inout [AppProblem]) -> [String: RegistryEntry] {
    var known: [String: RegistryEntry] = [:]
    for name in StoredFolder(folder).names() where name.hasSuffix(".json") {
      let id = String(name.dropLast(".json".count))
      do throws(StateError) {
        known[id] = try file(id).read()
      } catch {
        problems.append(.file(error))
      }
    }
    return known
  }

  private func file(_ id: String) -> RegistryFile { RegistryFile("\(folder)/\(id).json") }
}
