import AppIntents

// An app in Swift 5 mode, written as apps of the first releases are: stored `static var`s, older
// names, and Foundation's types without its import.
@main
struct LegacyApp: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: Library())
    LegacyShortcuts.updateAppShortcutParameters()
    AppDependencyManager.shared.add(key: "other") { () async -> Library in Library() }
  }
}

final class Library: @unchecked Sendable {
  var books = [Book(id: UUID(), name: "Swift"), Book(id: UUID(), name: "쉽게 배우는 스위프트")]
}
