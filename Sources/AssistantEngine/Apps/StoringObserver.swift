import ExtensionProtocol

/// Keeps what an app donates, answers from the permissions kept, and reports the rest.
struct StoringObserver: AppObserver {
  let vocabulary: VocabularyStore
  let permissions: PermissionStore
  let report: @Sendable (AppReport) -> Void

  func donated(_ page: VocabularyPage, by app: String) {
    do throws(StateError) {
      guard let values = try vocabulary.receive(page, from: app) else { return }
      report(
        .vocabulary(
          AppCatalog.vocabulary(values, of: page.entity, locale: page.locale, app: app)))
    } catch {
      report(.failed(error))
    }
  }

  func permission(_ request: PermissionRequest, of app: String) -> PermissionStatus {
    permissions.status(app: app, kind: request.kind, resource: request.resource)
  }

  func logged(_ line: String, by app: String) { report(.logged(app: app, line: line)) }

  func started(_ app: String, process: Int32?) { report(.started(app: app, process: process)) }
}
