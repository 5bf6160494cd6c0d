/// The steps of a request, from what was said to what came of it.
package struct TurnTrace: Equatable, Sendable {
  package var utterance: String?
  package var steps: [TraceStep] = []
  package var facts: [Fact] = []

  package init(utterance: String? = nil) { self.utterance = utterance }
}
