import CSystem
package import ExtensionProtocol
import Foundation
import JSON
import Synchronization

/// Serves an app's types over a channel; knows nothing of processes, so that tests run it in memory.
package final class ExtensionRuntime: Sendable {
  let app: AppDeclaration
  let observers: [any InvocationObserver]
  let invocations = InvocationRegistry()
  let vocabularies = VocabularyPages()
  private let connection = Mutex<(peer: Peer, session: AppSession)?>(nil)

  package init(_ app: AppDeclaration, observers: [any InvocationObserver] = []) {
    self.app = app
    self.observers = observers
  }

  /// Serves until the other side has ended.
  ///
  /// - Parameters:
  ///   - channel: The way to the assistant.
  ///   - whenEnded: Runs where the channel reads, so also when the pool is stuck.
  package func serve(
    _ channel: any MessageChannel, whenEnded: @escaping @Sendable () -> Void = {}
  ) async {
    let (ends, end) = AsyncStream<Never>.makeStream()
    let peer = Peer(
      channel: channel,
      onRequest: { [self] method, parameters throws(Refusal) in
        try await answer(method, parameters)
      },
      onNotice: { [self] method, parameters in receive(method, parameters) },
      onEnd: { _ in
        whenEnded()
        end.finish()
      })
    let session = AppSession(SessionContext(locale: "en"), strings: app.strings, peer: peer)
    connection.withLock { $0 = (peer, session) }
    Donation.serve { [self] in await donate() }
    peer.start()
    for await _ in ends {}
  }

  /// The other side, once there is one.
  var peer: Peer? { connection.withLock { $0?.peer } }

  /// The newest session.
  var session: AppSession? { connection.withLock { $0?.session } }

  private func receive(_ method: Method, _ parameters: JSONValue) {
    guard method == .cancel, let notice = try? CancelNotice(json: parameters) else { return }
    invocations.cancel(notice.invocation)
  }

  private func answer(_ method: Method, _ parameters: JSONValue) async throws(Refusal) -> JSONValue
  {
    let session = try session(for: parameters)
    let result = await AppSession.$current.withValue(session) { () async -> Result<_, Refusal> in
      do throws(Refusal) {
        return .success(try await reply(to: method, parameters, session))
      } catch {
        return .failure(error)
      }
    }
    if session.endRequest() { await donate() }
    // What the code printed without a newline belongs to this request, too.
    csys_flush_stdout()
    return try result.get()
  }

  /// The request's session, which is the newest one from now on.
  private func session(for parameters: JSONValue) throws(Refusal) -> AppSession {
    guard let newest = connection.withLock(\.self) else {
      throw .internalError("Nobody is served.")
    }
    let context: SessionContext
    if let described = parameters["session"] {
      do {
        context = try SessionContext(json: described)
      } catch {
        throw .invalidParameters("\(error)")
      }
    } else {
      context = newest.session.context
    }
    let session = AppSession(context, strings: app.strings, peer: newest.peer)
    connection.withLock { $0?.session = session }
    session.becomeLatest()
    ConversationClock.follow(session.now)
    return session
  }

  private func reply(
    to method: Method, _ parameters: JSONValue, _ session: AppSession
  ) async throws(Refusal) -> JSONValue {
    switch method {
    case .hello:
      let request: HelloRequest = try document(parameters)
      guard request.version == protocolVersion else {
        throw .invalidParameters("The app speaks version \(protocolVersion) of the protocol.")
      }
      if Donation.takePending() { session.wantDonation() }
      return HelloReply(app: app.id).json
    case .metadata:
      do {
        return try app.metadata().json
      } catch {
        throw .invalidParameters("\(error)")
      }
    case .vocabulary: return try await vocabulary(document(parameters), session).json
    case .query: return try await query(document(parameters), session).json
    case .perform: return try await perform(document(parameters), session).json
    case .cancel, .ask, .permission, .donate, .progress: throw .unknownMethod(method.rawValue)
    }
  }

  private func document<Document: JSONDocument>(
    _ parameters: JSONValue
  ) throws(Refusal) -> Document {
    do {
      return try Document(json: parameters)
    } catch {
      throw .invalidParameters("\(error)")
    }
  }
}
