/// How a run of transcripts is done.
package struct TranscriptRunOptions: Sendable {
  /// Whether differing blocks are rewritten.
  package var updatesFiles = false
  /// Whether this is a build server, on which no file may be rewritten.
  package var isContinuousIntegration = false
  /// Only files whose path, title or tags contain this text, in capitals or not.
  package var filter: String?
  /// Whether no further file is begun after one has failed.
  package var stopsAtFirstFailure = false
  /// How many files are replayed at once.
  package var jobs = 1

  package init() {}
}
