import Glibc
package import Transcripts

/// `behest replay`: runs transcripts and says what came of it.
package enum ReplayCommand {
  /// Runs the transcripts; returns what to print and the exit code.
  package static func run(
    _ options: ReplayOptions, isCI: Bool, factory: @escaping TranscriptReplay.ConversationFactory
  ) async -> (text: String, code: Int32) {
    var run = TranscriptRunOptions()
    run.updatesFiles = options.updates
    run.isContinuousIntegration = isCI
    run.filter = options.filter
    run.stopsAtFirstFailure = options.failsFast
    run.jobs = options.jobs ?? 2
    do throws(TranscriptRunError) {
      let report = try await TranscriptRun(options: run, makeConversation: factory)
        .run(options.paths)
      var text = options.tap ? report.tap : report.text
      if let file = options.junit, let problem = write(report, to: file) {
        text += "! \(problem)\n"
        return (text, TranscriptExit.unusable.rawValue)
      }
      return (text, report.exit.rawValue)
    } catch {
      return ("! \(error)\n", TranscriptExit.unusable.rawValue)
    }
  }

  private static func write(_ report: TranscriptReport, to file: String) -> String? {
    guard let stream = fopen(file, "w") else {
      return "\(file) cannot be written: \(String(cString: strerror(errno))). Check its folder."
    }
    defer { fclose(stream) }
    return fputs(report.junit, stream) >= 0 ? nil : "\(file) cannot be written: the disk is full."
  }
}
