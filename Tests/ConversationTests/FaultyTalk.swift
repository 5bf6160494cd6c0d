import AssistantEngine
import ExtensionProtocol
import Foundation
import Synchronization

/// A conversation with the app of all faults, in which an intent's name runs it.
final class FaultyTalk: Sendable {
  let session: AssistantSession
  /// Told when something is said while the person is to speak.
  let interjection = Signal()
  private let lines: Lines
  private let observer: Observer

  /// Starts the app, which has so long for a request: little only where it is to run out.
  init(limit: Duration = .seconds(300)) async throws {
    let observer = Observer()
    let lines = Lines()
    let path = BuiltProducts.folder.appending(path: "FaultyApp").path
    let connection = DoorConnection(
      id: "FaultyApp",
      door: ProcessDoor(
        path: path, environment: { ["BEHEST_DOOR": "3", "SWIFT_BACKTRACE": "enable=no"] }),
      limits: AppLimits(
        slow: nil, perform: limit, query: .seconds(300), handshake: .seconds(300),
        cancelGrace: .milliseconds(200)),
      observer: observer)
    let metadata = try await connection.metadata(session: SessionContext(locale: "en-US"))
    let context = DialogContext(
      locale: "en-US", wording: EnglishWording(),
      apps: ["FaultyApp": DialogApp(name: "Faulty", metadata: metadata)], now: 0, zone: .utc)
    self.observer = observer
    self.lines = lines
    session = AssistantSession(
      context: context, reader: IntentNames(), apps: ["FaultyApp": connection],
      permissions: NoPermissions(), clock: ConversationClock(fixedAt: 0),
      report: { lines.add($0) }, interject: { [interjection] in interjection.raise() })
  }

  func say(_ text: String) async -> [String] {
    await session.respond(to: .said(text))
    return take()
  }

  func take() -> [String] { lines.take() }
  /// The process that runs the app now.
  var process: Int32? { observer.process }

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ output: SessionOutput) {
      let line: String
      switch output {
      case .fact(let fact): line = "= \(fact)"
      case .said(.sentence(let text)): line = text
      case .said(let spoken): line = "\(spoken)"
      }
      lines.withLock { $0.append(line) }
    }

    func take() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  private final class Observer: AppObserver {
    private let current = Mutex<Int32?>(nil)
    var process: Int32? { current.withLock { $0 } }
    func donated(_ page: VocabularyPage, by app: String) {}
    func permission(_ request: PermissionRequest, of app: String) -> PermissionStatus {
      .notDetermined
    }
    func logged(_ line: String, by app: String) {}
    func started(_ app: String, process: Int32?) { current.withLock { $0 = process } }
  }

  /// Takes the first word for an intent, and `name=case` for a parameter.
  private struct IntentNames: UtteranceReader {
    func read(_ utterance: String) -> Recognition {
      let words = utterance.split(separator: " ").map(String.init)
      var parameters: [String: ParameterState] = [:]
      for pair in words.dropFirst() {
        let parts = pair.split(separator: "=").map(String.init)
        parameters[parts[0]] = .value(.enumeration(type: "OddError", id: parts[1]))
      }
      return .understood(
        Interpretation(
          app: "FaultyApp", intent: words[0], shortcut: nil, phrase: utterance,
          parameters: parameters))
    }
    func explanation(of utterance: String) -> [String] { [] }
    func completions(of prefix: String, limit: Int) -> [LineCompletion] { [] }
  }

  private struct NoPermissions: PermissionRegister {
    func status(of kind: String, resource: String, app: String) -> PermissionStatus {
      .notDetermined
    }
    func statuses(of app: String) -> [String: PermissionStatus] { [:] }
    func record(_ status: PermissionStatus, kind: String, resource: String, app: String) {}
  }
}

/// Something that one task waits for and another tells.
final class Signal: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream<Void>.makeStream() }

  func raise() { continuation.yield() }

  func wait() async {
    for await _ in stream { return }
  }
}
