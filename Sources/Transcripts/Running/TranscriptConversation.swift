/// A conversation that a transcript can be held with.
///
/// It is made anew for each file, with the file's setting and on a state of its own, and used by
/// one task at a time.
package protocol TranscriptConversation: Sendable {
  /// Says something and waits until the assistant waits for the person again.
  ///
  /// - Parameter text: The person's words; empty text is Enter alone.
  /// - Returns: Everything that the assistant gave, in the order in which it came.
  func say(_ text: String) async -> [TranscriptLine]

  /// Lets something happen and waits until the assistant waits for the person again.
  func perform(_ event: TranscriptEvent) async -> [TranscriptLine]

  /// Ends the conversation and removes what was made for it.
  func finish() async
}
