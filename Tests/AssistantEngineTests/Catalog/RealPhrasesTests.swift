import AssistantEngine
import ExtensionProtocol
import IntentRecognition
import Foundation
import Testing

/// Phrase tables of public apps, where they are at hand.
struct RealPhrasesTests {
  private static let folder = URL(filePath: #filePath).appending(
    path: "../../../../../shared/data/phrases"
  )
  .standardizedFileURL.path

  /// An app whose phrases in code are the keys of a table.
  private func app(_ name: String, as file: String, locale: String = "en") throws -> InstalledApp? {
    guard let data = FileManager.default.contents(atPath: "\(Self.folder)/\(name)") else {
      print("skipped: no shared data")
      return nil
    }
    let folder = try TemporaryFolder()
    let text = String(decoding: data, as: UTF8.self)
    try folder.write(text, to: file)
    let keys = text.matches(of: #/"([^"]*\$\{applicationName\}[^"]*)"\s*[:=]/#).map {
      String($0.output.1)
    }
    var metadata = SampleMetadata.app(phrases: keys.map { [$0] })
    metadata.intents[0].parameters += [
      "entity", "action", "page", "pipeline", "area", "scene", "script",
    ].map {
      ParameterMetadata(name: $0, title: LocalizedText($0), kind: .entity("City"))
    }
    return withExtendedLifetime(folder) { InstalledApp(metadata, phrasesFolder: folder.path) }
  }

  @Test(arguments: [
    ("MarkEdit-app+MarkEdit__MarkEditMac_AppShortcuts.xcstrings", ["en", "zh-Hans", "zh-Hant"]),
    (
      "editorscut+ec017appintents__Chapter02_Section07_MyMood_MyMood_Auxiliary_AppShortcuts.xcstrings",
      ["en", "fr"]
    ),
  ])
  func `reads an app's catalog in all its locales`(_ name: String, _ locales: [String]) throws {
    guard let app = try app(name, as: "AppShortcuts.xcstrings") else { return }
    #expect(Set(app.recognizable.templates.map(\.locale)) == Set(locales))
    let perLocale = Dictionary(grouping: app.recognizable.templates, by: \.locale)
    #expect(perLocale.values.allSatisfy { $0.count >= app.metadata.shortcuts.count })
  }

  @Test func `reads a table of strings with particles at the name`() throws {
    let name = "home-assistant+iOS__Sources_App_Resources_ko-KR.lproj_AppShortcuts.strings"
    guard let app = try app(name, as: "ko-KR.lproj/AppShortcuts.strings") else { return }
    let korean = app.recognizable.templates.filter { $0.locale == "ko-KR" }.map(\.text)
    #expect(korean.count > 10)
    #expect(korean.contains { $0.contains("${applicationName}에서") })
  }
}
