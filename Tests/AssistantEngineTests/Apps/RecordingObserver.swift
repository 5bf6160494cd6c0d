import AssistantEngine
import ExtensionProtocol
import Synchronization

/// Keeps what an app said outside its invocations.
final class RecordingObserver: AppObserver {
  private let seen = Mutex<(pages: [VocabularyPage], lines: [String], processes: [Int32])>(
    ([], [], []))

  var pages: [VocabularyPage] { seen.withLock(\.pages) }
  var lines: [String] { seen.withLock(\.lines) }
  var processes: [Int32] { seen.withLock(\.processes) }

  func donated(_ page: VocabularyPage, by app: String) { seen.withLock { $0.pages.append(page) } }

  func permission(_ request: PermissionRequest, of app: String) -> PermissionStatus { .restricted }

  func logged(_ line: String, by app: String) { seen.withLock { $0.lines.append(line) } }

  func started(_ app: String, process: Int32?) {
    seen.withLock { seen in seen.processes += process.map { [$0] } ?? [] }
  }
}
