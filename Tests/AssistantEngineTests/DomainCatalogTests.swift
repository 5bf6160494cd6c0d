import ExtensionProtocol
import IntentRecognition
import Testing

@testable import AssistantEngine

struct DomainCatalogTests {
  private let folder: TemporaryFolder
  private let apps = [
    AppMetadata(
      id: "Calendar",
      intents: [
        IntentMetadata(name: "Create", title: "Create"),
        IntentMetadata(name: "Keep", title: "Keep"),
      ])
  ]

  init() throws { folder = try TemporaryFolder() }

  private func catalog(
    _ rows: [(String, [String: [String]])], isPartial: Bool = false
  ) throws -> DomainCatalog {
    try folder.write(CatalogText.rows(rows), to: "Domains.xcstrings")
    return DomainCatalog(folder: folder.path, apps: apps, isPartial: isPartial)
  }

  @Test func `words are read by domain, role and locale`() throws {
    let catalog = try catalog([
      ("Calendar.Create.objects", ["en": ["calendar"], "ko": ["캘린더", "달력"]]),
      ("Calendar.Create.verbs", ["en": ["save"], "ko": ["저장"]]),
      ("Calendar.Create.hints", ["en": ["event"]]),
    ])
    #expect(catalog.problems.isEmpty)
    #expect(
      catalog.domains == [
        Domain(
          app: "Calendar", intent: "Create",
          words: [
            "en": DomainWords(objects: ["calendar"], verbs: ["save"], hints: ["event"]),
            "ko": DomainWords(objects: ["캘린더", "달력"], verbs: ["저장"]),
          ])
      ])
  }

  @Test(
    arguments: [
      ("Calendar.Create", ["save"], "“Calendar.Create” is no key of a domain. Write App.Intent."),
      ("Calendar.Create.verb", ["save"], "“Calendar.Create.verb” is no key of a domain."),
      (".Create.verbs", ["save"], "“.Create.verbs” is no key of a domain."),
      ("Calender.Create.requests", ["save"], "there is no app “Calender”."),
      ("Calendar.Make.requests", ["save"], "“Calendar” has no intent “Make”."),
      ("Calendar.Create.requests", ["save", " "], "“Calendar.Create.requests” (en) has an empty"),
      ("Calendar.Create.verbs", ["save"], "“Calendar.Create” (en) has no objects, so it takes no"),
      ("Calendar.Create.objects", ["it"], "“Calendar.Create” (en) has no verbs, so it takes no"),
    ] as [(String, [String], String)])
  func `a wrong key is said with its file and what to do, and leaves the others`(
    _ key: String, _ words: [String], _ problem: String
  ) throws {
    let catalog = try catalog([
      (key, ["en": words]), ("Calendar.Keep.requests", ["ko": ["상기시켜"]]),
    ])
    #expect(catalog.problems.count == 1)
    let description = catalog.problems.first?.description ?? ""
    #expect(description.hasPrefix("\(folder.path)/Domains.xcstrings: \(problem)"), "\(description)")
    #expect(catalog.domains.contains { $0.words["ko"]?.requests == ["상기시켜"] })
  }

  @Test func `an app that does not take part is no mistake`() throws {
    let catalog = try catalog([("Clock.Start.requests", ["en": ["ring"]])], isPartial: true)
    #expect(catalog.problems.isEmpty)
  }

  @Test func `a file that is no catalog is said with its line`() throws {
    try folder.write("{\n  \"strings\" : [", to: "Domains.xcstrings")
    let catalog = DomainCatalog(folder: folder.path, apps: apps, isPartial: false)
    #expect(catalog.domains.isEmpty)
    #expect(catalog.problems.first?.description.contains("Domains.xcstrings:2:") == true)
  }

  @Test func `words are read when they are needed, and again by a reload`() throws {
    let (path, apps) = (folder.path, apps)
    let live = LiveDomains(.appsFirst) {
      DomainCatalog(folder: path, apps: apps, isPartial: false)
    }
    _ = try catalog([("Calendar.Keep.requests", ["en": ["keep"]])])
    #expect(live.domains.first?.words["en"]?.requests == ["keep"])
    _ = try catalog([("Calendar.Keep.requests", ["en": ["hold"]])])
    #expect(live.domains.first?.words["en"]?.requests == ["keep"])
    live.reload()
    #expect(live.domains.first?.words["en"]?.requests == ["hold"])
  }

  @Test func `a file that is not there is said, and only when it is needed`() {
    let missing = DomainCatalog(folder: nil, apps: apps, isPartial: false)
    #expect(
      missing.problems.first?.description.contains("no domain of the system competes") == true)
    let live = LiveDomains(.appsFirst) { missing }
    #expect(live.problems.isEmpty)
    live.policy = .systemFirst
    #expect(live.problems == missing.problems)
  }
}
