import AssistantEngine
import ExtensionProtocol
import JSON
import Synchronization

/// An app in this process that does what a test says, message by message.
final class ScriptedApp: Sendable {
  typealias Script =
    @Sendable (_ method: Method, _ parameters: JSONValue, _ app: ScriptedApp) async throws(Refusal)
    -> JSONValue

  private let id: String
  private let version: Int
  private let script: Script
  private struct State {
    var starts = 0
    /// The other side while the app runs; its handlers hold the app.
    var peer: Peer?
  }

  private let state = Mutex(State())
  private let noticesSeen: AsyncStream<(Method, JSONValue)>.Continuation
  /// The notifications that came, in order.
  let notices: AsyncStream<(Method, JSONValue)>
  private let ended: AsyncStream<Void>.Continuation
  /// The ends of the door, one for each start.
  let ends: AsyncStream<Void>

  init(id: String = "Test", version: Int = protocolVersion, script: @escaping Script) {
    self.id = id
    self.version = version
    self.script = script
    (notices, noticesSeen) = AsyncStream.makeStream()
    (ends, ended) = AsyncStream.makeStream()
  }

  /// How often the app has been started.
  var starts: Int { state.withLock(\.starts) }

  /// The other side of the running app.
  var peer: Peer {
    get throws(Refusal) {
      guard let peer = state.withLock(\.peer) else { throw .internalError("not started") }
      return peer
    }
  }

  var door: MemoryDoor { MemoryDoor { [self] in serve($0) } }

  func connection(
    limits: AppLimits = .patient(), observer: any AppObserver = RecordingObserver(),
    time: any MonotonicTime = SystemTime()
  ) -> DoorConnection {
    DoorConnection(id: "Test", door: door, limits: limits, observer: observer, time: time)
  }

  /// Asks the assistant, as running code does.
  func ask(_ question: Question) async throws(Refusal) -> Answer {
    let peer = try peer
    do throws(PeerError) {
      return try await peer.call(.ask, question)
    } catch .refused(let refusal) {
      throw refusal
    } catch {
      throw .internalError("\(error)")
    }
  }

  private func serve(_ channel: any MessageChannel) {
    let number = state.withLock { state in
      state.starts += 1
      return state.starts
    }
    let peer = Peer(
      channel: channel,
      onRequest: { [self] method, parameters throws(Refusal) in
        if method == .hello { return HelloReply(version: version, app: id).json }
        return try await script(method, parameters, self)
      },
      onNotice: { [self] method, parameters in noticesSeen.yield((method, parameters)) },
      onEnd: { [self] _ in
        state.withLock { state in
          if state.starts == number { state.peer = nil }
        }
        ended.yield()
      })
    state.withLock { $0.peer = peer }
    peer.start()
  }
}
