/// What a person said to an app's wish, as lists show it.
package struct PermissionSummary: Equatable, Sendable {
  package var app: String
  package var kind: String
  package var resource: String
  /// One of Apple's five states, by its name.
  package var status: String
}
