import AppIntents
import ExtensionProtocol
import FaultProxy
import Foundation
import OrdersServer
import StringCatalogs
import Synchronization

@testable import Orders

/// The app behind the door, in this process, with a server of its own behind a proxy that counts.
final class OrdersApp: Sendable {
  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let folder: URL
  let server: OrdersServer
  let proxy: FaultProxy
  let services: OrdersServices
  private let peer: Peer
  private let conversation: Talk

  /// What is asked and answered.
  private final class Talk: Sendable {
    let state = Mutex<(answers: [Answer], questions: [Question])>(([], []))
  }

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - fault: How the way to the server misbehaves.
  ///   - count: To how many orders.
  ///   - folder: Where its files are; a fresh one by default.
  ///   - deadline: The time for a request.
  ///   - url: Where the app looks for the server; the proxy by default.
  /// - Throws: When it cannot be set up.
  init(
    fault: HTTPFault = .ok, count: Int = 0, folder: URL? = nil, deadline: Duration = .seconds(10),
    url: String? = nil
  ) throws {
    let folder =
      folder
      ?? FileManager.default.temporaryDirectory.appending(path: "orders-\(UUID().uuidString)")
    server = try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
    proxy = try FaultProxy(fault: fault, count: count, upstream: server.port)
    let api = OrdersAPI(OrdersAddress(url ?? proxy.url), deadline: deadline)
    services = try OrdersServices(folder: folder, api: api, refreshesCatalogue: false)
    self.folder = folder
    let conversation = Talk()
    self.conversation = conversation
    let (near, far) = MemoryChannel.pair()
    peer = Peer(
      channel: near,
      onRequest: { _, parameters throws(Refusal) in
        guard let question = try? Question(json: parameters) else { throw .tooLate }
        return conversation.state.withLock { state in
          state.questions.append(question)
          return (state.answers.isEmpty ? .cancelled : state.answers.removeFirst()).json
        }
      })
    let runtime = ExtensionRuntime(try Self.declaration())
    // The task takes the value with it, so everything that the app does sees it.
    OrdersServices.$provided.withValue(services) {
      _ = Task { await runtime.serve(far) }
    }
    peer.start()
  }

  deinit {
    peer.abort()
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The app's types and tables.
  static func declaration() throws -> AppDeclaration {
    let catalog = root.appending(path: "Sources/Samples/Orders/Localizable.xcstrings")
    return AppDeclaration(
      id: "Orders",
      intents: [StartOrder.self, OrderStatus.self, CancelOrder.self, SetDeliveryNote.self],
      providers: [OrdersShortcuts.self],
      strings: AppStrings(
        tables: ["Localizable": try StringCatalog(contentsOfFile: catalog.path)]))
  }

  /// What came of an intent.
  struct Said: Equatable {
    var text: String?
    var reason: String?
    /// The questions in between.
    var questions: [String] = []
  }

  /// Runs an intent and answers its questions.
  func perform(
    _ intent: String, _ values: [String: IntentValue], answers: [Answer],
    source: PerformRequest.Source = .siri, locale: String = "en-US"
  ) async throws -> Said {
    conversation.state.withLock { $0 = (answers, []) }
    let outcome: IntentOutcome = try await peer.call(
      .perform,
      PerformRequest(
        invocation: UUID().uuidString, intent: intent, source: source, parameters: values,
        session: SessionContext(locale: locale, now: 1_796_083_200)))
    let questions = conversation.state.withLock { $0.questions.compactMap { $0.dialog?.full } }
    switch outcome {
    case .succeeded(let success):
      return Said(text: success.dialog?.full, questions: questions)
    case .failed(let failure):
      return Said(text: failure.text, reason: failure.reason, questions: questions)
    }
  }

  /// Orders an item.
  func order(
    _ item: String = "sku_42", _ quantity: Int = 2, answers: [Bool] = [true],
    source: PerformRequest.Source = .siri, locale: String = "en-US",
    more: [String: IntentValue] = [:]
  ) async throws -> Said {
    let values = more.merging([
      "item": .entity(EntityReference(type: "OrderItem", id: item, title: "")),
      "quantity": .integer(quantity),
    ]) { $1 }
    return try await perform(
      "StartOrder", values, answers: answers.map { .confirmed($0) }, source: source,
      locale: locale)
  }

  /// The lines of the record log.
  var records: [String] {
    let file = folder.appending(path: "records.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Everything that the app has written, as text.
  var written: String {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { try? Data(contentsOf: folder.appending(path: $0)) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
