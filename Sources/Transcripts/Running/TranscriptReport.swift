/// What came of a run, and how to say it.
package struct TranscriptReport: Sendable {
  /// The results, in the order of the paths.
  package let results: [TranscriptResult]

  package init(_ results: [TranscriptResult]) { self.results = results }

  package var exit: TranscriptExit {
    var exit = TranscriptExit.success
    for result in results {
      switch result.outcome {
      case .passed, .updated, .skipped: break
      case .failed: if exit == .success { exit = .difference }
      case .unusable: exit = .unusable
      }
    }
    return exit
  }

  /// `N passed, N failed`, and `, N skipped` when some were.
  package var closingLine: String {
    let failed = results.count(where: \.isFailure)
    let skipped = results.count { result in
      if case .skipped = result.outcome { true } else { false }
    }
    let passed = results.count - failed - skipped
    return "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  /// The report for people: what is not as expected, then the closing line.
  package var text: String {
    let details = results.map(\.details).filter { !$0.isEmpty }
    return details.map { $0 + "\n" }.joined() + closingLine + "\n"
  }

  /// The report in the Test Anything Protocol; diffs and the closing line are its comments.
  package var tap: String {
    var text = "1..\(results.count)\n"
    for (index, result) in results.enumerated() {
      let name = result.path.map { $0 == "#" ? "\\#" : String($0) }.joined()
      text += (result.isFailure ? "not ok" : "ok") + " \(index + 1) - \(name)"
      if case .skipped(let reason) = result.outcome {
        text += " # SKIP \(reason)\n"
        continue
      }
      text += "\n" + Self.commented(result.details)
    }
    return text + "# " + closingLine + "\n"
  }

  private static func commented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true).map { "# \($0)\n" }.joined()
  }
}
