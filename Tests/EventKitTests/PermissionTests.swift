import ExtensionProtocol
import Foundation
import Testing

@testable import EventKit

/// What each of the five states means for each thing that an app can do.
struct PermissionTests {
  /// One state, and what follows from it.
  struct Row: CustomTestStringConvertible, Sendable {
    let status: PermissionStatus
    let apple: EKAuthorizationStatus
    let mayAdd: Bool
    let mayRead: Bool
    /// Whether a request for leave to add asks, and one for full access does.
    let asks: (writeOnly: Bool, fullAccess: Bool)
    var testDescription: String { status.rawValue }
  }

  static let rows: [Row] = [
    Row(
      status: .notDetermined, apple: .notDetermined, mayAdd: false, mayRead: false,
      asks: (true, true)),
    Row(
      status: .restricted, apple: .restricted, mayAdd: false, mayRead: false,
      asks: (false, false)),
    Row(status: .denied, apple: .denied, mayAdd: false, mayRead: false, asks: (false, false)),
    Row(status: .writeOnly, apple: .writeOnly, mayAdd: true, mayRead: false, asks: (false, true)),
    Row(
      status: .fullAccess, apple: .fullAccess, mayAdd: true, mayRead: true,
      asks: (false, false)),
  ]

  @Test(arguments: rows)
  func `tells the state in Apple's words`(_ row: Row) throws {
    let calendar = try TemporaryCalendar()
    try calendar.use(row.status) { () throws in
      #expect(EKEventStore.authorizationStatus(for: .event) == row.apple)
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .restricted)
    }
  }

  @Test(
    arguments: rows,
    [PermissionStatus.notDetermined, .restricted, .denied, .writeOnly, .fullAccess])
  func `asks only where an answer can change something`(
    _ row: Row, _ answer: PermissionStatus
  ) async throws {
    let calendar = try TemporaryCalendar()
    for access in [PermissionRequest.Access.writeOnly, .fullAccess] {
      let permissions = FixedPermissions(row.status, answer: answer)
      let granted = try await EventKitEnvironment.$current.withValue(
        calendar.environment(permissions)
      ) {
        switch access {
        case .writeOnly: try await EKEventStore().requestWriteOnlyAccessToEvents()
        case .fullAccess: try await EKEventStore().requestFullAccessToEvents()
        }
      }
      let asks = access == .writeOnly ? row.asks.writeOnly : row.asks.fullAccess
      #expect(permissions.asked == (asks ? [access] : []))
      let status = asks ? answer : row.status
      #expect(granted == (status == .fullAccess || status == .writeOnly && access == .writeOnly))
    }
  }

  @Test(arguments: rows)
  func `saves only what may be added`(_ row: Row) throws {
    let calendar = try TemporaryCalendar()
    let store = EKEventStore()
    try calendar.use(.writeOnly) { _ = try calendar.stay(store) }
    try calendar.use(row.status) {
      #expect((store.defaultCalendarForNewEvents != nil) == row.mayAdd)
      #expect(store.calendars(for: .event).isEmpty == !row.mayAdd)
      #expect(store.calendars(for: .reminder).isEmpty)
      let event = try calendar.stay(store)
      if row.mayAdd {
        #expect(try store.save(event, span: .thisEvent) == .added)
      } else {
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
          try store.save(event, span: .thisEvent)
        }
        #expect(!FileManager.default.fileExists(atPath: calendar.folder.path))
      }
    }
  }

  @Test(arguments: rows)
  func `reads and removes only with full access`(_ row: Row) throws {
    let calendar = try TemporaryCalendar()
    let store = EKEventStore()
    let event = try calendar.use(.fullAccess) {
      let event = try calendar.stay(store)
      try store.save(event, span: .thisEvent)
      return event
    }
    try calendar.use(row.status) { () throws in
      let predicate = store.predicateForEvents(
        withStart: .distantPast, end: .distantFuture, calendars: nil)
      let december = store.predicateForEvents(
        withStart: try calendar.date(1), end: try calendar.date(31), calendars: nil)
      #expect(store.events(matching: december).count == (row.mayRead ? 1 : 0))
      #expect(store.events(matching: predicate).isEmpty)
      #expect((store.event(withIdentifier: event.eventIdentifier) != nil) == row.mayRead)
      if row.mayRead {
        try store.remove(event, span: .thisEvent)
        #expect(try calendar.files().isEmpty)
        try store.remove(event, span: .thisEvent)
      } else {
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
          try store.remove(event, span: .thisEvent)
        }
        #expect(try calendar.files().count == 1)
      }
    }
  }

  @Test func `takes back a change whose permission was taken before the commit`() throws {
    let calendar = try TemporaryCalendar()
    let store = EKEventStore()
    try calendar.use(.writeOnly) {
      try store.save(try calendar.stay(store), span: .thisEvent, commit: false)
    }
    try calendar.use(.denied) { () throws in
      #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.commit() }
    }
    #expect(!FileManager.default.fileExists(atPath: calendar.folder.path))
  }

  @Test func `answers a completion handler`() async throws {
    let calendar = try TemporaryCalendar()
    let permissions = FixedPermissions(.notDetermined, answer: .writeOnly)
    await EventKitEnvironment.$current.withValue(calendar.environment(permissions)) {
      let isGranted = await withCheckedContinuation { continuation in
        EKEventStore().requestWriteOnlyAccessToEvents { granted, error in
          #expect(error == nil)
          continuation.resume(returning: granted)
        }
      }
      #expect(isGranted)
    }
  }

  @Test func `remembers a calendar by its real path, made or not`() throws {
    let calendar = try TemporaryCalendar()
    let link = calendar.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: calendar.root)
    let permissions = FixedPermissions(.writeOnly)
    var environment = calendar.environment(permissions)
    environment.calendarPath = link.path + "/calendars/./home"
    try EventKitEnvironment.$current.withValue(environment) {
      let store = EKEventStore()
      try store.save(try calendar.stay(store), span: .thisEvent)
      #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
    }
    let real = calendar.folder.resolvingSymlinksInPath().path
    #expect(permissions.paths == [real])
  }
}
