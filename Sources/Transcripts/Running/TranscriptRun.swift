/// Replays many transcripts, which know nothing of each other.
package struct TranscriptRun: Sendable {
  private let options: TranscriptRunOptions
  private let replay: TranscriptReplay

  package init(
    options: TranscriptRunOptions = TranscriptRunOptions(),
    makeConversation: @escaping TranscriptReplay.ConversationFactory
  ) {
    self.options = options
    replay = TranscriptReplay(
      updatesFiles: options.updatesFiles, makeConversation: makeConversation)
  }

  /// Replays the transcripts of some files and folders, sorted by path.
  ///
  /// - Parameter paths: Files of any name, and folders, in which every `*.transcript` counts.
  /// - Returns: What came of each file, in the order of the paths.
  /// - Throws: What is wrong with the way the run was asked for; its exit status is 2.
  package func run(_ paths: [String]) async throws(TranscriptRunError) -> TranscriptReport {
    guard options.jobs >= 1 else { throw .invalidJobs(options.jobs) }
    if options.updatesFiles, options.isContinuousIntegration {
      throw .updateInContinuousIntegration
    }
    var files = try TranscriptFinder.files(in: paths)
    if let filter = options.filter {
      files.removeAll { !TranscriptFinder.passes($0, filter) }
      guard !files.isEmpty else { throw .nothingPassesFilter(filter) }
    }
    var results = await results(of: files)
    compareLanguages(&results)
    return TranscriptReport(results)
  }

  private func results(of files: [String]) async -> [TranscriptResult] {
    var results = files.map {
      TranscriptResult(path: $0, outcome: .skipped(reason: "not run, since another failed"))
    }
    await withTaskGroup(of: (Int, TranscriptResult).self) { group in
      var next = 0
      func begin() {
        guard next < files.count else { return }
        group.addTask { [index = next, replay] in (index, await replay.replay(files[index])) }
        next += 1
      }
      for _ in 0..<min(options.jobs, files.count) { begin() }
      var hasFailed = false
      for await (index, result) in group {
        results[index] = result
        hasFailed = hasFailed || result.isFailure
        if !(hasFailed && options.stopsAtFirstFailure) { begin() }
      }
    }
    return results
  }

  /// Adds to each transcript the facts in which it differs from its kin in another language.
  private func compareLanguages(_ results: inout [TranscriptResult]) {
    for index in results.indices {
      switch results[index].outcome {
      case .skipped, .unusable: continue
      case .passed, .updated, .failed:
        guard let difference = factDifference(of: results[index].path) else { continue }
        results[index].add(difference)
      }
    }
  }

  private func factDifference(of path: String) -> TranscriptDifference? {
    let kin = TranscriptFinder.kin(of: path)
    guard let anchor = LanguagePair.anchor(of: kin), anchor != path,
      let old = try? TranscriptDocument(contentsOfFile: anchor), old.header[.skip] == nil,
      let new = try? TranscriptDocument(contentsOfFile: path)
    else { return nil }
    return LanguagePair.difference(old, anchor, new, path)
  }
}
