package import ExtensionProtocol

/// Serves an app within this process: for unit tests, sanitizers and debugging.
package struct MemoryDoor: AppDoor {
  private let serve: @Sendable (_ channel: any MessageChannel) -> Void

  /// Takes what serves the app over a channel; it is called at every start and must not wait.
  package init(serving serve: @escaping @Sendable (_ channel: any MessageChannel) -> Void) {
    self.serve = serve
  }

  package func open(
    _ output: @escaping @Sendable (OutputLine) -> Void
  ) throws(StartFailure) -> any OpenDoor {
    let (near, far) = MemoryChannel.pair()
    serve(far)
    return Open(channel: near)
  }

  private struct Open: OpenDoor {
    let channel: any MessageChannel
    let process: Int32? = nil

    func drain() {}
    func kill() { channel.abort() }
    func waitForEnd() async -> AppEnd { .released }
  }
}
