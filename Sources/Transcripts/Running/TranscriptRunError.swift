/// A run that cannot be done as it was asked for.
package enum TranscriptRunError: Error, Hashable, Sendable {
  /// Files were to be rewritten on a build server.
  case updateInContinuousIntegration
  /// No path was given.
  case noPaths
  /// There is no such file or folder.
  case missingPath(String)
  /// The paths hold no transcript.
  case noTranscripts([String])
  /// No transcript passes the filter.
  case nothingPassesFilter(String)
  /// Fewer than one file at once.
  case invalidJobs(Int)

  package var exit: TranscriptExit { .unusable }
}

extension TranscriptRunError: CustomStringConvertible {
  /// The problem, then what to do.
  package var description: String {
    switch self {
    case .updateInContinuousIntegration:
      "--update rewrites files, so it is refused where CI=true. Update on your machine and commit."
    case .noPaths:
      "no transcripts were named. Name files, or folders with *.transcript files."
    case .missingPath(let path):
      "there is no file or folder \(path). Check the path."
    case .noTranscripts(let paths):
      "there is no *.transcript file in \(paths.joined(separator: ", ")). Name another folder."
    case .nothingPassesFilter(let filter):
      "no transcript has “\(filter)” in its path, title or tags. Try another --filter."
    case .invalidJobs(let jobs):
      "\(jobs) files at once are not possible. Give --jobs a number from 1."
    }
  }
}
