import AppIntents
import ExtensionProtocol
import Foundation
import JSON
import StringCatalogs
import Synchronization

@testable import EventKit
@testable import Stays

/// The app behind the door, in this process: what a test asks goes through the protocol's documents.
struct StaysApp {
  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The app's types and tables.
  static func declaration() throws -> AppDeclaration {
    let catalog = root.appending(path: "Sources/Samples/Stays/Localizable.xcstrings")
    return AppDeclaration(
      id: "Stays",
      intents: [
        SaveUpcomingReservationsToCalendarIntent.self, GetCheckInDateIntent.self,
        ShowReservationHistoryIntent.self, ShowReservationIntent.self,
      ], providers: [StaysShortcuts.self],
      strings: AppStrings(
        tables: ["Localizable": try StringCatalog(contentsOfFile: catalog.path)]))
  }

  private let peer: Peer
  private let answers: PermissionAnswers
  /// What the router has shown.
  let screens = ShownScreens()

  /// What the person answers, and whether there was a question.
  private final class PermissionAnswers: Sendable {
    let state: Mutex<(answer: PermissionStatus, asked: [PermissionRequest])>

    init(_ answer: PermissionStatus) {
      state = Mutex((answer, []))
    }
  }

  /// The permissions that the app has asked for.
  var asked: [PermissionRequest] { answers.state.withLock(\.asked) }

  /// Starts the app with a service and a calendar of the test's.
  ///
  /// - Parameters:
  ///   - reservations: Where reservations come from.
  ///   - calendar: The calendar; `nil` for the system's.
  ///   - folder: The system calendar's folder.
  ///   - answer: What the person answers when asked for permission.
  /// - Throws: When the app's table cannot be read.
  init(
    _ reservations: any ReservationService, calendar: (any CalendarService)? = nil,
    folder: URL? = nil, answer: PermissionStatus = .notDetermined
  ) throws {
    let answers = PermissionAnswers(answer)
    let screens = screens
    let container = ServiceContainer(
      reservationService: reservations,
      calendarService: calendar ?? EventKitCalendarService(calendar: .seoul),
      router: Router(show: screens.show))
    let (near, far) = MemoryChannel.pair()
    peer = Peer(
      channel: near,
      onRequest: { _, parameters throws(Refusal) in
        let request = try? PermissionRequest(json: parameters)
        return answers.state.withLock { state in
          if let request { state.asked.append(request) }
          return .string(state.answer.rawValue)
        }
      })
    self.answers = answers
    let runtime = ExtensionRuntime(try Self.declaration())
    let environment = EventKitEnvironment(
      permissions: ConversationPermissions(),
      variables: ["BEHEST_CALENDAR": folder?.path ?? "/dev/null/none"],
      processName: "StaysExtension", timeZone: Calendar.seoul.timeZone)
    // Tasks take these values with them, so everything that the app does sees them.
    ServiceContainer.$shared.withValue(container) {
      EventKitEnvironment.$current.withValue(environment) {
        _ = Task { await runtime.serve(far) }
      }
    }
    peer.start()
  }

  /// Runs an intent in a locale, with what the person has allowed so far.
  func perform(
    _ intent: String, _ parameters: [String: IntentValue] = [:], in locale: String = "en-US",
    allowed: PermissionStatus = .notDetermined
  ) async throws -> IntentOutcome {
    try await peer.call(
      .perform,
      PerformRequest(
        invocation: UUID().uuidString, intent: intent, source: .siri, parameters: parameters,
        session: session(locale, allowed)))
  }

  /// What the app says of an intent, and whether it failed.
  func say(
    _ intent: String, _ parameters: [String: IntentValue] = [:], in locale: String = "en-US",
    allowed: PermissionStatus = .writeOnly
  ) async throws -> (text: String?, reason: String?) {
    switch try await perform(intent, parameters, in: locale, allowed: allowed) {
    case .succeeded(let success): (success.dialog?.full, nil)
    case .failed(let failure): (failure.text, failure.reason)
    }
  }

  /// Looks for reservations; the ids of what is found.
  func find(_ search: QueryRequest.Search, in locale: String = "en-US") async throws -> [Choice] {
    let reply: QueryReply = try await peer.call(
      .query,
      QueryRequest(
        intent: "GetCheckInDateIntent", parameter: "reservation", search: search,
        session: session(locale, .notDetermined)))
    return reply.choices
  }

  private func session(_ locale: String, _ allowed: PermissionStatus) -> SessionContext {
    SessionContext(locale: locale, permissions: ["calendar": allowed])
  }
}

/// What a router has shown, one text after the other.
final class ShownScreens: Sendable {
  var text: String { shown.withLock(\.self) }
  private let shown = Mutex("")

  @Sendable func show(_ text: String) {
    shown.withLock { $0 += text }
  }
}
