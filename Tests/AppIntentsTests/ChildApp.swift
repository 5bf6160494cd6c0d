import CSystem
import ExtensionProtocol
import Foundation
import JSON
import Synchronization

/// A fixture app in a process of its own.
final class ChildApp: Sendable {
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  let peer: Peer
  let process: pid_t
  /// What the app has printed.
  private let output: Int32
  private let questions: AsyncStream<Question>
  private let ends: AsyncStream<PeerError>
  private let donated: Donated

  private final class Donated: Sendable {
    let pages = Mutex<[VocabularyPage]>([])
  }

  /// The folder of the built products is where the test bundle lies.
  static func url(of name: String) -> URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder = bundle.map { URL(fileURLWithPath: $0) } ?? own
    return folder.deletingLastPathComponent().appending(path: name)
  }

  init(_ name: String) throws {
    var ends: [Int32] = [0, 0]
    var pipe: [Int32] = [0, 0]
    guard csys_socketpair(&ends) == 0, csys_pipe(&pipe) == 0 else { throw POSIXError(.EMFILE) }
    let path = Self.url(of: name).path
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    let environment: [UnsafeMutablePointer<CChar>?] = [
      strdup("BEHEST_DOOR=3"), strdup("SWIFT_BACKTRACE=enable=no"), nil,
    ]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let failure = csys_spawn(path, arguments, environment, pipe[1], 2, ends[1], &process)
    close(ends[1])
    close(pipe[1])
    guard failure == 0 else {
      close(ends[0])
      close(pipe[0])
      throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO)
    }
    self.process = process
    output = pipe[0]
    let (questions, ask) = AsyncStream<Question>.makeStream()
    let (endings, end) = AsyncStream<PeerError>.makeStream()
    self.questions = questions
    self.ends = endings
    let donated = Donated()
    self.donated = donated
    peer = Peer(
      channel: DescriptorChannel(descriptor: ends[0]),
      onRequest: { method, parameters throws(Refusal) in
        guard method == .ask, let question = try? Question(json: parameters) else {
          throw .unknownMethod(method.rawValue)
        }
        ask.yield(question)
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .cancelled
      },
      onNotice: { method, parameters in
        guard method == .donate, let page = try? VocabularyPage(json: parameters) else { return }
        donated.pages.withLock { $0.append(page) }
      },
      onEnd: { reason in
        end.yield(reason)
        end.finish()
      })
    peer.start()
  }

  func call<Reply: JSONDocument>(
    _ method: Method, _ request: some JSONDocument, returning: Reply.Type = Reply.self
  ) async throws -> Reply {
    try await peer.call(method, request, returning: Reply.self)
  }

  func metadata() async throws -> AppMetadata {
    try AppMetadata(json: try await peer.call(.metadata, [:]))
  }

  func perform(
    _ intent: String, _ parameters: [String: IntentValue] = [:], invocation: String = "i1",
    session: SessionContext = SessionContext(locale: "en")
  ) async throws -> IntentOutcome {
    try await call(
      .perform,
      PerformRequest(
        invocation: invocation, intent: intent, source: .siri, parameters: parameters,
        session: session))
  }

  /// The vocabulary that the app has sent.
  var donations: [VocabularyPage] { donated.pages.withLock(\.self) }

  /// Waits until the app asks something.
  func nextQuestion() async -> Question? {
    for await question in questions { return question }
    return nil
  }

  /// Waits until the app's side of the door is closed.
  func ending() async -> PeerError? {
    for await reason in ends { return reason }
    return nil
  }

  /// Everything that the app has printed; for an app that has ended.
  func printed() -> String {
    String(decoding: FileHandle(fileDescriptor: output).readDataToEndOfFile(), as: UTF8.self)
  }

  /// Closes the door and waits for the app's end.
  func stop() async -> End {
    peer.abort()
    return await waited()
  }

  /// Waits for the app's end.
  func waited() async -> End {
    await withCheckedContinuation { continuation in
      startThread { [process] in
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(
          returning: signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal))
      }
    }
  }
}
