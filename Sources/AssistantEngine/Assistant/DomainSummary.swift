/// A domain of the system as lists show it, in one locale.
package struct DomainSummary: Equatable, Sendable {
  /// The app's display name.
  package var app: String
  package var intent: String
  package var verbs: [String]
  package var objects: [String]
  /// Words that are enough by themselves.
  package var requests: [String]
}
