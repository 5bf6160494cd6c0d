/// A session, and what reads the person's words for it.
package struct LiveSession: Sendable {
  package let session: AssistantSession
  package let reader: any UtteranceReader
}
