import AssistantEngine
import ExtensionProtocol
import Glibc
import JSON
import TerminalTestSupport
import Testing

/// Faults of a real process; each ends one request, and the next one starts the app again.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct ExtensionProcessTests {
  private func perform(_ id: String = "1") -> PerformRequest {
    PerformRequest(
      invocation: id, intent: "Do", source: .siri, parameters: [:],
      session: SessionContext(locale: "en"))
  }

  private func failure(
    of connection: DoorConnection, _ listener: RecordingListener = RecordingListener()
  ) async -> AppFailure? {
    do throws(AppFailure) {
      _ = try await connection.perform(perform(), listener: listener)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a process is there, be it as a zombie.
  private func exists(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  @Test func `what an app prints is the log, never a message`() async throws {
    let app = try ShellApp(
      #"""
      echo '{"jsonrpc":"2.0","id":2,"result":{"failure":{"reason":"forged","detail":""}}}'
      printf 'half a line' >&2
      \#(ShellApp.done())
      next
      """#)
    let observer = RecordingObserver()
    let connection = app.connection(observer: observer)
    let outcome = try await connection.perform(perform(), listener: RecordingListener())
    #expect(outcome == .succeeded(IntentSuccess(dialog: DialogText(full: "Done it."))))
    await connection.stop()
    #expect(observer.lines.count == 2)
    #expect(observer.lines.last == "half a line")
  }

  @Test func `what an app in the foreground prints is heard before the outcome`() async throws {
    let app = try ShellApp(
      "i=0; while [ $i -lt 200 ]; do echo line $i; i=$((i+1)); done; \(ShellApp.done()); next")
    let observer = RecordingObserver()
    let connection = app.connection(observer: observer, foregroundIntents: ["Do"])
    let listener = RecordingListener()
    _ = try await connection.perform(perform(), listener: listener)
    #expect(await listener.rest() == (0..<200).map { .output("line \($0)") })
    #expect(observer.lines == [])
    await connection.stop()
  }

  @Test func `an app killed in mid-request ends that request with its last lines`() async throws {
    let app = try ShellApp(
      "i=0; while [ $i -lt 150 ]; do echo line $i; i=$((i+1)); done; kill -9 $$")
    let connection = app.connection()
    let expected = (50..<150).map { "line \($0)" } + ["[ended by signal 9]"]
    #expect(await failure(of: connection) == .crashed(log: expected))
    #expect(await failure(of: connection) == .crashed(log: expected))
  }

  @Test func `an app that dies at an open question withdraws it`() async throws {
    let question = Question(invocation: "1", subject: .foreground)
    let app = try ShellApp(
      "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ask\",\"params\":\(question.json.text)}' >&3; "
        + "read -r go < \"$0.go\"; kill -9 $$")
    let connection = app.connection()
    let listener = RecordingListener()
    async let failure = failure(of: connection, listener)
    #expect(await listener.next() == .asked(question))
    try app.letGo()
    #expect(await listener.next() == .withdrawn)
    #expect(await failure == .crashed(log: ["[ended by signal 9]"]))
  }

  @Test(arguments: ["while :; do :; done", "sleep 1000", "kill -STOP $$"])
  func `a hanging app is killed with what it started`(_ hang: String) async throws {
    let app = try ShellApp("sleep 1000 & echo $!; \(hang)")
    let observer = RecordingObserver()
    let connection = app.connection(
      limits: .patient(
        slow: nil, perform: .milliseconds(200), cancelGrace: .milliseconds(50)),
      observer: observer)
    #expect(await failure(of: connection) == .timedOut)
    await connection.stop()
    for process in observer.processes + observer.lines.compactMap({ Int32($0) }) {
      #expect(
        try await Eventually.holds { !exists(process) || isZombieOfAnother(process) })
    }
    #expect(observer.processes.count == 1)
  }

  /// What an app started is not our child: once dead, it waits for whoever adopted it.
  private func isZombieOfAnother(_ process: Int32) -> Bool {
    waitpid(process, nil, WNOHANG) < 0 && state(of: process) == "Z"
  }

  private func state(of process: Int32) -> Character? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return nil }
    let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: ")").last?.dropFirst().first
  }

  @Test(arguments: [
    ("echo 'Loading plugin v1.2 ...' >&3; next", "a message that is not JSON"),
    ("echo '{\"id\":2}' >&3; next", "a message that is not JSON-RPC 2.0"),
    (
      "head -c 10000000 /dev/zero | tr '\\0' x >&3; next",
      "a message of more than \(messageLimit) bytes"
    ),
    ("reply 2 7; next", "a reply whose “success” is missing or has the wrong form"),
    (
      "reply 2 '{\"success\":7}'; next", "a reply whose “success” is missing or has the wrong form"
    ),
  ])
  func `rubbish through the door ends the request`(
    _ script: String, _ what: String
  ) async throws {
    let connection = try ShellApp(script).connection()
    let failure = await failure(of: connection)
    #expect(failure == .protocolViolation(what))
    await connection.stop()
  }

  @Test func `a program that ends at once is said to`() async throws {
    let door = ProcessDoor(path: "/bin/false") { [:] }
    let connection = DoorConnection(
      id: "Test", door: door, limits: .patient(), observer: RecordingObserver())
    let expected = StartFailure.endedAtOnce(log: ["[exit status 1]"])
    #expect(await failure(of: connection) == .cannotStart(expected))
  }

  @Test(arguments: [
    ("missing", StartFailure.missingExecutable(path: "missing")),
    ("text", .system(errno: EACCES)),
    ("noise", .system(errno: ENOEXEC)),
  ])
  func `what cannot be started is said to be so`(
    _ name: String, _ expected: StartFailure
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write("only text", to: "text")
    try folder.write("\u{1}\u{2}", to: "noise", mode: 0o755)
    let path = name == "missing" ? name : folder.path + "/" + name
    let connection = DoorConnection(
      id: "Test", door: ProcessDoor(path: path) { [:] }, observer: RecordingObserver())
    let failure = await failure(of: connection)
    #expect(failure == .cannotStart(expected))
    withExtendedLifetime(folder) {}
  }

  @Test func `a program that is still being written is waited for`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("#!/bin/sh\nexit 3\n", to: "Late", mode: 0o755)
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    let connection = DoorConnection(
      id: "Test", door: ProcessDoor(path: path) { [:] }, limits: .patient(),
      observer: RecordingObserver())
    async let failure = failure(of: connection)
    // Long enough for a first try, and without harm when it comes later.
    try await Task.sleep(for: .milliseconds(50))
    close(writer)
    #expect(await failure == .cannotStart(.endedAtOnce(log: ["[exit status 3]"])))
    withExtendedLifetime(folder) {}
  }

  @Test func `an app has its own group, no input, the door and the environment given`()
    async throws
  {
    let app = try ShellApp(
      """
      ls -m /proc/$$/fd
      readlink /proc/$$/fd/0
      env
      \(ShellApp.done())
      next
      """)
    let leak = open("/etc/hostname", O_RDONLY)
    defer { close(leak) }
    let observer = RecordingObserver()
    let connection = app.connection(observer: observer)
    _ = try await connection.perform(perform(), listener: RecordingListener())
    let process = try #require(observer.processes.first)
    #expect(getpgid(process) == process)
    await connection.stop()
    // The shell keeps the script itself open at 10.
    #expect(observer.lines.first == "0, 1, 10, 2, 3")
    #expect(observer.lines.dropFirst().first == "/dev/null")
    let variables = observer.lines.dropFirst(2).filter {
      !$0.hasPrefix("PWD=") && !$0.hasPrefix("_=")
    }
    #expect(Array(variables) == ["PATH=/usr/bin:/bin"])
  }

  @Test func `thirty starts leave no descriptor and no zombie behind`() async throws {
    // Descriptors are counted for a whole process, so this one is its own.
    await #expect(processExitsWith: .success) {
      let app = try ShellApp("\(ShellApp.done()); next")
      let observer = RecordingObserver()
      let connection = app.connection(observer: observer)
      let before = try OpenDescriptors.count()
      for _ in 0..<30 {
        _ = try await connection.perform(
          PerformRequest(
            invocation: "1", intent: "Do", source: .siri, parameters: [:],
            session: SessionContext(locale: "en")), listener: RecordingListener())
        await connection.stop()
      }
      guard observer.processes.count == 30 else { exit(1) }
      guard observer.processes.allSatisfy({ kill($0, 0) != 0 && errno == ESRCH }) else { exit(2) }
      // The threads of a door close their descriptors on their own time, and libraries open some for
      // ever when they are first used; what every start leaves behind are thirty.
      let isClosed = try await Eventually.holds { try OpenDescriptors.count() < before + 30 }
      exit(isClosed ? 0 : 3)
    }
  }
}

/// The descriptors of this process.
private enum OpenDescriptors {
  struct Unreadable: Error {}

  static func count() throws -> Int {
    guard let folder = opendir("/proc/self/fd") else { throw Unreadable() }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }
}
