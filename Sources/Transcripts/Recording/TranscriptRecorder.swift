private import Glibc
private import Synchronization

/// Records a conversation into a new file while it is held.
///
/// What a person types is private: the file is readable by its owner alone, and an existing file
/// is never touched. Every line is in the file as soon as it was said, so a crash loses nothing.
package final class TranscriptRecorder: Sendable {
  private struct State {
    var descriptor: Int32?
    var printer: TranscriptPrinter
  }

  /// The file that is written.
  package let path: String
  private let state: Mutex<State>

  /// Makes the file and writes the header.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist.
  ///   - header: The conditions of the conversation; ``TranscriptHeader/liveTime`` as its time
  ///     when the clock is the real one.
  /// - Throws: ``TranscriptFileError/exists``, or what the system says.
  package init(path: String, header: TranscriptHeader) throws(TranscriptFileError) {
    self.path = path
    let printer = TranscriptPrinter(header: header)
    let descriptor = try TranscriptFile.create(path, mode: 0o600)
    state = Mutex(State(descriptor: descriptor, printer: printer))
    try write { $0.opening }
  }

  deinit { stop() }

  /// Writes what the person said, or what happened.
  package func record(_ cue: TranscriptCue) throws(TranscriptFileError) {
    try write { $0.text(for: cue) }
  }

  /// Writes what the assistant gave in one turn.
  package func record(_ lines: [TranscriptLine]) throws(TranscriptFileError) {
    try write { $0.text(for: lines) }
  }

  /// Writes a comment, such as a command that was typed.
  package func record(comment: String) throws(TranscriptFileError) {
    try write { $0.text(forComment: comment) }
  }

  /// Ends the recording; what is recorded afterwards is lost.
  package func stop() {
    state.withLock { state in
      if let descriptor = state.descriptor { close(descriptor) }
      state.descriptor = nil
    }
  }

  private func write(
    _ text: (inout TranscriptPrinter) -> String
  ) throws(TranscriptFileError) {
    let failure: TranscriptFileError? = state.withLock { state in
      guard let descriptor = state.descriptor else { return nil }
      do throws(TranscriptFileError) {
        try TranscriptFile.write(text(&state.printer), to: descriptor)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}
