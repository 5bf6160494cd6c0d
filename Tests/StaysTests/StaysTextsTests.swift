import AppIntents
import ExtensionProtocol
import Foundation
import StringCatalogs
import Testing

@testable import Stays

/// The app's tables and phrases are complete in both languages.
struct StaysTextsTests {
  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var stringSet: Texts?
    var variations: Variations?
  }

  private struct Unit: Decodable { var value: String }
  private struct Texts: Decodable { var values: [String] }
  private struct Variations: Decodable { var plural: [String: Localization] }

  private func catalog(_ path: String) throws -> Catalog {
    let url = StaysApp.root.appending(path: path)
    return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: url))
  }

  @Test func `has every text in both languages`() throws {
    let table = try catalog("Sources/Samples/Stays/Localizable.xcstrings")
    for (key, entry) in table.strings {
      for language in ["en", "ko"] {
        let text = entry.localizations[language]
        let texts = [text?.stringUnit?.value, text?.variations?.plural["other"]?.stringUnit?.value]
        #expect(texts.contains { $0?.isEmpty == false }, "\(key) in \(language)")
      }
    }
  }

  @Test func `has every title of the app in its table`() throws {
    let table = try catalog("Sources/Samples/Stays/Localizable.xcstrings")
    let metadata = try StaysApp.declaration().metadata()
    var texts = metadata.intents.map(\.title) + metadata.intents.compactMap(\.description)
    texts += metadata.shortcuts.compactMap(\.shortTitle) + metadata.entities.map(\.typeName)
    texts += metadata.intents.flatMap(\.parameters).map(\.title)
    texts += metadata.intents.flatMap(\.parameters).compactMap(\.requestValueDialog)
    #expect(texts.count >= 15)
    for text in texts {
      #expect(table.strings[text.key] != nil, "\(text.key)")
      #expect(text.text(in: "ko") != text.text(in: "en"), "\(text.key)")
    }
  }

  @Test func `keeps the seed's title and description`() throws {
    let metadata = try StaysApp.declaration().metadata()
    let intent = try #require(
      metadata.intents.first { $0.name == "SaveUpcomingReservationsToCalendarIntent" })
    #expect(intent.title.text(in: "ko") == "여기어때 숙소 예약내역들을 캘린더에 저장")
    #expect(
      intent.description?.text(in: "ko") == "앞으로 일정 기간 동안의 여기어때 예약 일정을 캘린더에 자동으로 추가합니다.")
  }

  @Test func `has a phrase catalog entry for every shortcut, with all its phrases`() throws {
    let phrases = try catalog("phrases/Stays/AppShortcuts.xcstrings")
    let shortcuts = try StaysApp.declaration().metadata().shortcuts
    #expect(Set(shortcuts.compactMap(\.phrases.first)) == Set(phrases.strings.keys))
    for shortcut in shortcuts {
      let entry = try #require(phrases.strings[shortcut.phrases[0]])
      let english = try #require(entry.localizations["en"]?.stringSet?.values)
      #expect(english.first == shortcut.phrases.first)
      for phrase in shortcut.phrases { #expect(english.contains(phrase), "\(phrase)") }
    }
  }

  @Test(arguments: ["en", "ko"])
  func `names the app once in every phrase, and no other slot than the intent has`(
    _ language: String
  ) throws {
    let phrases = try catalog("phrases/Stays/AppShortcuts.xcstrings")
    let metadata = try StaysApp.declaration().metadata()
    var seen: Set<String> = []
    for shortcut in metadata.shortcuts {
      let intent = try #require(metadata.intents.first { $0.name == shortcut.intent })
      let entry = try #require(phrases.strings[shortcut.phrases[0]])
      for phrase in entry.localizations[language]?.stringSet?.values ?? [] {
        var rest = phrase.replacing("${applicationName}", with: "")
        #expect(phrase.ranges(of: "${applicationName}").count == 1, "\(phrase)")
        for parameter in intent.parameters {
          rest = rest.replacing("${\(parameter.name)}", with: "")
        }
        #expect(!rest.contains("$"), "\(phrase)")
        #expect(!phrase.contains("  "), "\(phrase)")
        #expect(seen.insert(phrase).inserted, "\(phrase)")
      }
    }
    #expect(seen.count >= 20)
  }

  @Test func `is called Stays in English and 여기어때 in Korean`() throws {
    let names = try catalog("phrases/Stays/InfoPlist.xcstrings").strings
    let name = try #require(names["CFBundleDisplayName"]).localizations
    #expect(name["en"]?.stringUnit?.value == "Stays")
    #expect(name["ko"]?.stringUnit?.value == "여기어때")
    for others in try #require(names["INAlternativeAppNames"]).localizations.values {
      #expect((1...3).contains(try #require(others.stringSet).values.count))
    }
  }
}
