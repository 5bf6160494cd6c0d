package import ExtensionProtocol

/// What a person has allowed the apps; kept from one conversation to the next.
package protocol PermissionRegister: Sendable {
  func status(of kind: String, resource: String, app: String) -> PermissionStatus
  /// The states that an app is told with each request, by kind.
  func statuses(of app: String) -> [String: PermissionStatus]
  /// Keeps a person's answer.
  func record(_ status: PermissionStatus, kind: String, resource: String, app: String)
}
