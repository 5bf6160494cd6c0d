import ExtensionProtocol
import Synchronization

@testable import EventKit

/// Permissions that a test decides: a status, and the answer that a person would give.
final class FixedPermissions: CalendarPermissions {
  /// What was asked for, in order.
  var asked: [PermissionRequest.Access] { state.withLock { $0.asked } }
  /// The calendars that permissions were looked up for.
  var paths: Set<String> { state.withLock { $0.paths } }

  private let state: Mutex<State>

  private struct State {
    var status: PermissionStatus
    var answer: PermissionStatus
    var asked: [PermissionRequest.Access] = []
    var paths: Set<String> = []
  }

  init(_ status: PermissionStatus, answer: PermissionStatus = .denied) {
    state = Mutex(State(status: status, answer: answer))
  }

  func status(forCalendarAt path: String) -> PermissionStatus {
    state.withLock {
      $0.paths.insert(path)
      return $0.status
    }
  }

  func request(
    _ access: PermissionRequest.Access, forCalendarAt path: String
  ) async throws -> PermissionStatus {
    state.withLock {
      $0.asked.append(access)
      $0.status = $0.answer
      return $0.status
    }
  }
}
