import AppIntents

// A module whose code is isolated to the main actor unless it says otherwise.
@main struct MainActorApp: AppIntentsExtension {}

final class Counter {
  static let shared = Counter()
  var count = 0
  func increment() { count += 1 }
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Step") var step: Int?

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    await Counter.shared.increment()
    return .result(value: await Counter.shared.count, dialog: "Counted by \(step ?? 1).")
  }
}

struct CountOnMainIntent: AppIntent {
  static let title: LocalizedStringResource = "Count on the Main Actor"

  @MainActor func perform() async throws -> some IntentResult {
    Counter.shared.increment()
    return .result()
  }
}

struct Thing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = ThingQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ThingQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Thing] {
    identifiers.map { Thing(id: $0) }
  }
  func entities(matching string: String) async throws -> [Thing] { [Thing(id: string)] }
}

enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: .init(title: "Large", synonyms: ["big"]),
  ]
}

struct TakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Take"
  @Parameter(title: "Thing") var thing: Thing
  @Parameter(title: "Size", default: .small) var size: Size

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Took \(thing), \(size).")
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TakeIntent(), phrases: ["Take \(\.$thing) with \(.applicationName)"],
      shortTitle: "Take", systemImageName: "hand.raised")
  }
}
