package import ExtensionProtocol
import JSON

/// What the person lets the app use, for the frameworks that stand beside this one.
package enum SystemAccess {
  /// What the person has said to a kind of access so far.
  ///
  /// - Parameter kind: The kind of thing, such as `calendar`.
  /// - Returns: The newest answer that this process knows of.
  package static func status(of kind: String) -> PermissionStatus {
    AppSession.latestOrCurrent?.permission(kind) ?? .notDetermined
  }

  /// Asks for access; the assistant asks the person only where it must.
  ///
  /// - Parameters:
  ///   - kind: The kind of thing, such as `calendar`.
  ///   - resource: Which one: for a calendar, its folder's real path.
  ///   - access: What for.
  /// - Returns: What the person said, now or before.
  /// - Throws: `CancellationError` when the person ended the request at the question, and
  ///   ``SystemAccessError`` when there is nobody to ask.
  package static func request(
    kind: String, resource: String, access: PermissionRequest.Access
  ) async throws -> PermissionStatus {
    let invocation = InvocationContext.current
    guard let session = invocation?.session ?? AppSession.latestOrCurrent, let peer = session.peer
    else { throw SystemAccessError.noConversation }
    let request = PermissionRequest(
      kind: kind, resource: resource, access: access, invocation: invocation?.id)
    let reply: String?
    do {
      reply = try await peer.call(.permission, request.json).string
    } catch {
      throw error.asThrownToApps
    }
    guard let status = reply.flatMap(PermissionStatus.init(rawValue:)) else {
      throw SystemAccessError.unknownStatus(reply ?? "")
    }
    session.setPermission(kind, status)
    AppSession.latestOrCurrent?.setPermission(kind, status)
    return status
  }
}
