import ExtensionProtocol

/// Hands what comes from an app during an invocation on to the session.
struct SessionListener: InvocationListener {
  let session: AssistantSession
  let app: String
  let invocation: String

  func ask(_ question: Question) async -> Answer { await session.ask(question) }

  func permission(_ request: PermissionRequest) async -> PermissionStatus {
    await session.permission(request, app: app)
  }

  func output(_ line: String) { session.send(.scene(invocation: invocation, line)) }

  func progress(_ notice: ProgressNotice) {}

  func isSlow() { session.send(.slow(invocation: invocation)) }
}
