import ExtensionProtocol
import IntentRecognition
import Testing

@testable import AssistantEngine

/// Who takes an utterance, by the policy.
struct SystemFirstTests {
  private static let calendar = AppMetadata(
    id: "Calendar", intents: [IntentMetadata(name: "Create", title: "Create")],
    shortcuts: [ShortcutMetadata(intent: "Create", phrases: ["Add to ${applicationName}"])])
  private static let stays = AppMetadata(
    id: "Stays", intents: [IntentMetadata(name: "Save", title: "Save")],
    shortcuts: [
      ShortcutMetadata(
        intent: "Save", phrases: ["Save ${applicationName} reservations to calendar"])
    ])

  private func reader(_ policy: DomainPolicy, _ apps: [AppMetadata]) -> CatalogReader {
    let recognizable = apps.map { app in
      RecognizableApp(
        id: app.id, names: ["en": [app.id]],
        templates: [
          PhraseTemplate(
            app: app.id, shortcut: 0, locale: "en", text: app.shortcuts[0].phrases[0])
        ])
    }
    var catalog = DomainCatalog()
    catalog.add(
      Domain(
        app: "Calendar", intent: "Create",
        words: ["en": DomainWords(objects: ["calendar"], verbs: ["save", "add"])]))
    let domains = LiveDomains(policy) { [catalog] in catalog }
    let context = DialogContext(
      locale: "en", wording: EnglishWording(),
      apps: Dictionary(
        uniqueKeysWithValues: apps.map { ($0.id, DialogApp(name: $0.id, metadata: $0)) }),
      now: 0, zone: .utc)
    return CatalogReader(
      recognizer: Recognizer(apps: recognizable, vocabularies: []),
      options: RecognitionOptions(locale: "en"), context: context,
      clock: ConversationClock(fixedAt: 0), domains: domains)
  }

  private func intent(_ recognition: Recognition) -> String? {
    if case .understood(let interpretation) = recognition { interpretation.intent } else { nil }
  }

  private static let phrase = "save Stays reservations to calendar"

  @Test func `the policy decides who takes a phrase that has the domain's words`() {
    let apps = [Self.calendar, Self.stays]
    #expect(intent(reader(.appsFirst, apps).read(Self.phrase)) == "Save")
    #expect(intent(reader(.systemFirst, apps).read(Self.phrase)) == "Create")
  }

  @Test func `words that are no phrase are taken only when the system goes first`() {
    let apps = [Self.calendar, Self.stays]
    #expect(intent(reader(.appsFirst, apps).read("add lunch to the calendar")) == nil)
    #expect(intent(reader(.systemFirst, apps).read("add lunch to the calendar")) == "Create")
  }

  @Test func `a domain whose app is not there takes nothing, and a phrase of its own is a phrase`()
  {
    #expect(intent(reader(.systemFirst, [Self.stays]).read(Self.phrase)) == "Save")
    let own = reader(.systemFirst, [Self.calendar]).read("add to Calendar")
    guard case .understood(let interpretation) = own else {
      Issue.record("read as \(own)")
      return
    }
    #expect(interpretation.shortcut == 0)
  }

  @Test(arguments: [(DomainPolicy.appsFirst, "competes"), (.systemFirst, "taken by")])
  func `the explanation names the domain, its words and the guesses`(
    _ policy: DomainPolicy, _ label: String
  ) {
    let lines = reader(policy, [Self.calendar, Self.stays]).explanation(of: Self.phrase)
    #expect(lines.contains { $0.hasPrefix("  \(label)") && $0.contains("“save”, “calendar”") })
    #expect(lines.contains { $0.contains("is not known. It may be that") })
    #expect(
      lines.filter { $0.contains(" 1. ") || $0.contains(" 2. ") || $0.contains(" 3. ") }.count == 3)
    #expect(lines.contains { $0.contains(":shortcut new") })
    #expect(!reader(policy, [Self.stays]).explanation(of: "hello").contains { $0.contains(label) })
  }
}
