/// Where an app's phrases and names are looked for, in this order: the first folder there is.
package struct PhraseFolders: Equatable, Sendable {
  /// The folder that was given: `--phrases`, else `$BEHEST_PHRASES`.
  package var given: String?
  /// Behest's executable, from whose folder upward `phrases/` is looked for.
  package var executable: String
  /// The working folder, from which upward `phrases/` is looked for at last.
  package var working: String

  package init(given: String?, executable: String, working: String) {
    self.given = given
    self.executable = executable
    self.working = working
  }

  /// The folder of one app, which is named by its id; nil when there is none.
  ///
  /// The folder that was registered with the app comes before all others.
  func folder(of app: String, registered: String?) -> String? {
    let candidates =
      [registered, given.map { "\($0)/\(app)" }].compactMap(\.self)
      + Self.upward(from: StoredFolder(containing: executable).path, app)
      + Self.upward(from: working, app)
    return candidates.first { FileKind(following: $0) == .folder }
  }

  private static func upward(from folder: String, _ app: String) -> [String] {
    var candidates: [String] = []
    var folder = folder
    while folder.hasPrefix("/"), folder != "/" {
      candidates.append("\(folder)/phrases/\(app)")
      folder = StoredFolder(containing: folder).path
    }
    return candidates
  }
}
