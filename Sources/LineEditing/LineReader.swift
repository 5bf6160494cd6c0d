/// A source of the lines a person types.
///
/// The conversation reads through this protocol, so that a terminal, a pipe and a test look the same
/// to it. Conform a type to it to drive the assistant from somewhere new.
///
/// A reader is used by one thread at a time and blocks it: call it on the main thread or on one of
/// its own, never on the pool of Swift's tasks.
package protocol LineReader: AnyObject {
  /// Shows the prompt, if this reader shows any, and waits for a whole line.
  func readLine(prompt: Prompt) -> LineOutcome

  /// Remembers a line for later recall, where the reader has a history.
  ///
  /// The caller decides which lines: requests are remembered, answers are not.
  func addToHistory(_ line: String)
}

extension LineReader {
  package func addToHistory(_ line: String) {}
}
