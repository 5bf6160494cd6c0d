import FileReading

/// Finds the transcripts that a run is about.
package enum TranscriptFinder {
  private static let ending = ".transcript"

  /// The files among some paths, and those in folders among them, each once, sorted by path.
  ///
  /// - Parameter paths: Files of any name, and folders, in which every `*.transcript` counts.
  /// - Returns: At least one file.
  /// - Throws: What is wrong with the paths.
  package static func files(in paths: [String]) throws(TranscriptRunError) -> [String] {
    guard !paths.isEmpty else { throw .noPaths }
    var files: Set<String> = []
    for path in paths {
      let path = withoutSlash(path)
      guard FileReading.exists(path) else { throw .missingPath(path) }
      if TranscriptFile.isFolder(path) {
        collect(path, into: &files, depth: 0)
      } else {
        files.insert(path)
      }
    }
    guard !files.isEmpty else { throw .noTranscripts(paths) }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file's path, title or tags contain a text, in capitals or not.
  ///
  /// A file that cannot be read passes when its path does; its replay says what is wrong.
  static func passes(_ path: String, _ filter: String) -> Bool {
    let header = (try? TranscriptDocument(contentsOfFile: path))?.header
    let texts = [path, header?[.title], header?[.tags]].compactMap(\.self)
    let wanted = TranscriptText.comparable(filter.lowercased())
    return texts.contains { text in
      let bytes = TranscriptText.comparable(text.lowercased())
      guard bytes.count >= wanted.count else { return false }
      return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
    }
  }

  /// The transcripts of one conversation in all its languages, this one included.
  static func kin(of path: String) -> [String] {
    guard let pair = LanguagePair(path: path) else { return [] }
    let folder = FilePath.folder(of: path)
    let prefix = path.contains("/") ? (folder == "/" ? "/" : folder + "/") : ""
    return TranscriptFile.names(inFolder: folder).map { prefix + $0 }
      .filter { LanguagePair(path: $0)?.base == pair.base }
  }

  /// Folders are not followed through links, and hidden ones are left out.
  private static func collect(_ folder: String, into files: inout Set<String>, depth: Int) {
    guard depth < 64 else { return }
    for name in TranscriptFile.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if TranscriptFile.isFolder(path, followingLinks: false) {
        collect(path, into: &files, depth: depth + 1)
      } else if name.hasSuffix(ending), !TranscriptFile.isFolder(path) {
        files.insert(path)
      }
    }
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}
