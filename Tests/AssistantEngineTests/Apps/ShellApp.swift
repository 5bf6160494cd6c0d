import AssistantEngine
import ExtensionProtocol
import Glibc

/// An app as a shell script, which can misbehave as no runtime would.
struct ShellApp {
  private let folder: TemporaryFolder
  private let path: String

  /// Says who it is, then does what the script says; `next` takes the next message.
  init(_ script: String) throws {
    folder = try TemporaryFolder()
    path = try folder.write(
      """
      #!/bin/sh
      next() { read -r message <&3 || exit 0; }
      reply() { echo "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":$1,\\"result\\":$2}" >&3; }
      next
      reply 1 '{"version":1,"app":"Test"}'
      next
      \(script)
      """, to: "TestExtension", mode: 0o755)
    guard mkfifo(path + ".go", 0o600) == 0 else { throw TemporaryFolder.Failure(errno: errno) }
  }

  /// Lets a script go on that waits with `read -r go < "$0.go"`.
  func letGo() throws {
    let descriptor = open(path + ".go", O_WRONLY)
    guard descriptor >= 0 else { throw TemporaryFolder.Failure(errno: errno) }
    close(descriptor)
  }

  func connection(
    limits: AppLimits = .patient(cancelGrace: .milliseconds(100)),
    observer: RecordingObserver = RecordingObserver(), foregroundIntents: Set<String> = []
  ) -> DoorConnection {
    // The connection may outlive the test's last mention of the app, and starts it again.
    let door = ProcessDoor(path: path) { [folder] in
      withExtendedLifetime(folder) { ["PATH": "/usr/bin:/bin"] }
    }
    return DoorConnection(
      id: "Test", door: door, foregroundIntents: foregroundIntents, limits: limits,
      observer: observer)
  }

  /// The script of a reply to `perform` with a dialog.
  static func done(_ id: Int = 2) -> String {
    #"reply \#(id) '{"success":{"dialog":{"full":"Done it."}}}'"#
  }
}
