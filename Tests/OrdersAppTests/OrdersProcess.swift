import CSystem
import ExtensionProtocol
import Foundation
import Synchronization

/// The app in a process of its own, which can be killed; every confirmation is answered with yes.
final class OrdersProcess: Sendable {
  private let peer: Peer
  private let process: pid_t
  private let questions: AsyncStream<Question>

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - folder: Where its data is.
  ///   - server: The address of the service.
  /// - Throws: When the app is not built, or cannot be started.
  init(folder: URL, server: String) throws {
    var ends: [Int32] = [0, 0]
    guard csys_socketpair(&ends) == 0 else { throw POSIXError(.EMFILE) }
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(Self.executable.path), nil]
    let variables = [
      "BEHEST_DOOR=3", "SWIFT_BACKTRACE=enable=no", "XDG_DATA_HOME=\(folder.path)",
      "ORDERS_API_URL=\(server)", "TZ=UTC",
    ]
    let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let failure = csys_spawn(Self.executable.path, arguments, environment, 2, 2, ends[1], &process)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO)
    }
    self.process = process
    let (questions, ask) = AsyncStream<Question>.makeStream()
    self.questions = questions
    peer = Peer(
      channel: DescriptorChannel(descriptor: ends[0]),
      onRequest: { method, parameters throws(Refusal) in
        guard method == .ask, let question = try? Question(json: parameters) else {
          throw .unknownMethod(method.rawValue)
        }
        ask.yield(question)
        return Answer.confirmed(true).json
      },
      onEnd: { _ in ask.finish() })
    peer.start()
  }

  /// The app lies where the test bundle lies.
  private static let executable: URL = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder = bundle.map { URL(fileURLWithPath: $0) } ?? own
    return folder.deletingLastPathComponent().appending(path: "OrdersExtension")
  }()

  /// Orders two of `sku_42`; `nil` when the app dies first.
  func order() async -> IntentOutcome? {
    let item = EntityReference(type: "OrderItem", id: "sku_42", title: "")
    let request = PerformRequest(
      invocation: "i1", intent: "StartOrder", source: .siri,
      parameters: ["item": .entity(item), "quantity": .integer(2)],
      session: SessionContext(locale: "en-US"))
    return try? await peer.call(.perform, request, returning: IntentOutcome.self)
  }

  /// Waits until the app asks something.
  func nextQuestion() async -> Question? {
    for await question in questions { return question }
    return nil
  }

  /// Kills the app and waits until it is gone.
  func kill() {
    Foundation.kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    peer.abort()
  }
}
