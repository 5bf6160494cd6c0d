/// How a run of transcripts ends, as an exit status.
package enum TranscriptExit: Int32, Sendable {
  /// All is as expected.
  case success = 0
  /// A transcript differs, or two languages differ in their facts.
  case difference = 1
  /// A file cannot be used, or the run was asked for in a wrong way.
  case unusable = 2
}
