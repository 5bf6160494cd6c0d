import AppIntents
import ExtensionProtocol
import Foundation
import StringCatalogs
import Testing

@testable import Orders

/// The app's tables and phrases are complete in both languages.
struct OrdersTextsTests {
  private static let item = OrderItem(CatalogueItem.seed[0])

  @Test func `has every declared text in both languages`() throws {
    let metadata = try OrdersApp.declaration().metadata()
    var texts = metadata.intents.map(\.title) + metadata.intents.compactMap(\.description)
    texts += metadata.shortcuts.compactMap(\.shortTitle) + metadata.entities.map(\.typeName)
    texts += metadata.enums.map(\.typeName)
    for item in metadata.enums.flatMap(\.cases) { texts += [item.title] + item.synonyms }
    texts += metadata.intents.flatMap(\.parameters).map(\.title)
    texts += metadata.intents.flatMap(\.parameters).compactMap(\.requestValueDialog)
    texts += metadata.intents.flatMap(\.parameters).compactMap(\.requestDisambiguationDialog)
    #expect(texts.count >= 35)
    for text in texts {
      #expect(text.text(in: "ko") != text.text(in: "en"), "\(text.text(in: "en"))")
    }
  }

  @Test(arguments: [
    OrderError.rejected(.other(reason: "No.")), .rejected(.other(reason: "")),
    .rejected(.soldOut(item)), .rejected(.unknownItem(item)), .notSent(.notRunning),
    .notSent(.unreachable), .notSent(.unknownHost), .notSent(.malformedAddress),
    .notSent(.insecure), .unknown, .cancellationUnknown, .alreadyCancelled(number: "ord-1"),
    .statusUnavailable, .orderGone(number: "ord-1"), .storageUnavailable,
  ])
  func `has a sentence for every failure in both languages`(_ error: OrderError) throws {
    let strings = try OrdersApp.declaration().strings
    let texts = ["en-US", "ko-KR"].map { locale in
      TextRendering(strings: strings, locale: Locale(identifier: locale))
        .text(of: error.localizedStringResource)
    }
    #expect(texts[0] != texts[1])
    #expect(texts.allSatisfy { !$0.contains("%") && !$0.contains("!") })
    #expect(texts[1].unicodeScalars.contains { ("가"..."힣").contains($0) })
  }

  @Test(arguments: ["en", "ko"])
  func `has phrases for every shortcut, and each names the app`(_ locale: String) throws {
    let catalog = try StringCatalog(
      contentsOfFile: OrdersApp.root.appending(path: "phrases/Orders/AppShortcuts.xcstrings").path)
    for shortcut in try OrdersApp.declaration().metadata().shortcuts {
      let phrases = catalog.strings(forKey: shortcut.phrases[0], locale: locale)
      #expect(phrases.count >= 3)
      #expect(phrases.allSatisfy { $0.contains("${applicationName}") })
      #expect(Set(phrases).count == phrases.count)
      if locale == "en" { #expect(Set(shortcut.phrases).isSubset(of: phrases)) }
    }
  }
}
