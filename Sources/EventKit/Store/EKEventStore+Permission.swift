import ExtensionProtocol
import Foundation

/// What an app is told once the person has answered, as Apple has it.
public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (_ granted: Bool, _ error: (any Error)?) -> Void

extension EKEventStore {
  /// Asks whether the app may read, change and add events, unless the person has answered before.
  ///
  /// - Returns: Whether it may.
  /// - Throws: `CancellationError` when the person gave the request up instead of answering.
  public func requestFullAccessToEvents() async throws -> Bool {
    switch try await request(.fullAccess) {
    case .fullAccess: true
    case .notDetermined, .restricted, .denied, .writeOnly: false
    }
  }

  /// Asks whether the app may add events, unless the person has answered before.
  ///
  /// - Returns: Whether it may.
  /// - Throws: `CancellationError` when the person gave the request up instead of answering.
  public func requestWriteOnlyAccessToEvents() async throws -> Bool {
    switch try await request(.writeOnly) {
    case .fullAccess, .writeOnly: true
    case .notDetermined, .restricted, .denied: false
    }
  }

  /// Asks for full access and tells the answer to a closure.
  public func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    answer(completion) { try await $0.requestFullAccessToEvents() }
  }

  /// Asks for leave to add events and tells the answer to a closure.
  public func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    answer(completion) { try await $0.requestWriteOnlyAccessToEvents() }
  }

  /// Asks for full access, as before iOS 17; there is none to reminders.
  @available(*, deprecated, message: "Use requestFullAccessToEvents().")
  public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    switch entityType {
    case .event: try await requestFullAccessToEvents()
    case .reminder: false
    }
  }

  private func request(_ access: PermissionRequest.Access) async throws -> PermissionStatus {
    let place = CalendarPlace.current
    let status = place.status
    switch (status, access) {
    // Answered for good: only the person's own settings can change it.
    case (.restricted, _), (.denied, _), (.fullAccess, _), (.writeOnly, .writeOnly): return status
    case (.notDetermined, _), (.writeOnly, .fullAccess): return try await place.request(access)
    }
  }

  private func answer(
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler,
    _ ask: @escaping @Sendable (EKEventStore) async throws -> Bool
  ) {
    Task {
      do {
        completion(try await ask(self), nil)
      } catch {
        completion(false, error)
      }
    }
  }
}
