/// What came of replaying one file.
package struct TranscriptResult: Sendable {
  /// The ways in which a replay ends.
  package enum Outcome: Hashable, Sendable {
    /// All is as expected.
    case passed
    /// Some blocks were not as expected and have been rewritten.
    case updated(blocks: Int)
    /// Some blocks are not as expected, or the facts differ from another language's.
    case failed([TranscriptDifference])
    /// The file says that it is not to be run, or it was not reached.
    case skipped(reason: String)
    /// The file cannot be read or understood, or its conversation cannot begin.
    case unusable(String)
  }

  package let path: String
  package var outcome: Outcome
  /// The transcript's title, where it has one.
  package let title: String?
  package let duration: Duration

  package init(path: String, outcome: Outcome, title: String? = nil, duration: Duration = .zero) {
    self.path = path
    self.outcome = outcome
    self.title = title
    self.duration = duration
  }

  /// Whether the file counts as failed.
  package var isFailure: Bool {
    switch outcome {
    case .passed, .updated, .skipped: false
    case .failed, .unusable: true
    }
  }

  /// What a person should read about the file; nothing when all is as expected.
  package var details: String {
    switch outcome {
    case .passed: ""
    case .updated(let blocks): "updated \(path): \(blocks) \(blocks == 1 ? "block" : "blocks")\n"
    case .failed(let differences): differences.map(\.text).joined(separator: "\n")
    case .skipped(let reason): "skipped \(path): \(reason)\n"
    case .unusable(let problem): problem.hasSuffix("\n") ? problem : problem + "\n"
    }
  }

  /// Adds a difference to what is known of the file.
  mutating func add(_ difference: TranscriptDifference) {
    switch outcome {
    case .passed, .updated: outcome = .failed([difference])
    case .failed(let differences): outcome = .failed(differences + [difference])
    case .skipped, .unusable: break
    }
  }
}
