package import AssistantEngine
import Synchronization
package import Transcripts

/// The transcript that is being written, if one is, and what goes into it.
package final class Recording: OutputRecorder {
  private struct State {
    var recorder: TranscriptRecorder?
    var lines: [TranscriptLine] = []
    var failure: TranscriptFileError?
  }

  private let state = Mutex(State())
  private let yesOrNo: @Sendable () -> String

  package init(yesOrNo: @escaping @Sendable () -> String) { self.yesOrNo = yesOrNo }

  /// The file that is written; nil while nothing is recorded.
  package var path: String? { state.withLock { $0.recorder?.path } }

  /// Begins to write a new file.
  package func start(_ path: String, header: TranscriptHeader) throws(TranscriptFileError) {
    let recorder = try TranscriptRecorder(path: path, header: header)
    state.withLock { state in
      state.recorder?.stop()
      state.recorder = recorder
      state.lines = []
    }
  }

  /// Ends the file and returns its path.
  package func stop() -> String? {
    endTurn()
    return state.withLock { state in
      defer { state.recorder = nil }
      state.recorder?.stop()
      return state.recorder?.path
    }
  }

  /// Notes what the person does; what the assistant said before belongs to the turn before.
  package func begin(_ cue: TranscriptCue) {
    endTurn()
    write { recorder throws(TranscriptFileError) in try recorder.record(cue) }
  }

  package func comment(_ text: String) {
    endTurn()
    write { recorder throws(TranscriptFileError) in try recorder.record(comment: text) }
  }

  /// Writes what the assistant has said since the cue.
  package func endTurn() {
    let lines = state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
    guard !lines.isEmpty else { return }
    write { recorder throws(TranscriptFileError) in try recorder.record(lines) }
  }

  package func record(_ output: SessionOutput) {
    let lines = TranscriptLine.lines(of: output, yesOrNo: yesOrNo())
    state.withLock { if $0.recorder != nil { $0.lines += lines } }
  }

  /// The error that kept the file from being written, told once.
  package func takeFailure() -> (path: String, error: TranscriptFileError)? {
    state.withLock { state in
      guard let error = state.failure, let recorder = state.recorder else { return nil }
      state.failure = nil
      state.recorder = nil
      return (recorder.path, error)
    }
  }

  private func write(
    _ body: (TranscriptRecorder) throws(TranscriptFileError) -> Void
  ) {
    guard let recorder = state.withLock({ $0.recorder }) else { return }
    do throws(TranscriptFileError) {
      try body(recorder)
    } catch {
      state.withLock { $0.failure = error }
    }
  }
}

extension TranscriptLine {
  /// The lines of a transcript for something that the session told.
  package static func lines(of output: SessionOutput, yesOrNo: String) -> [TranscriptLine] {
    switch output {
    case .fact(let fact): [.fact(fact.description)]
    case .said(.problem(let text)): [.problem(text)]
    case .said(.progress): []
    case .said(let spoken):
      SpokenText.lines(of: spoken, yesOrNo: yesOrNo).map { .dialog($0) }
    }
  }
}
