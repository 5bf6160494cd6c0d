import Glibc
import IntentRecognition
import Testing

/// Phrase tables of public apps, in many languages, taken word for word.
struct RealPhrasesTests {
  /// The folder with shared data, beside the package; nil in a clone elsewhere.
  private static let folder: String? = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    for up in ["../shared", "../../shared"] {
      let path = "/\(package)/\(up)/data/phrases"
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }()

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Whatever stands in quotes and names the app.
  private static func phrases(_ path: String) -> [String] {
    text(path).split(separator: "\"").map(String.init).filter {
      $0.contains("${applicationName}") && !$0.contains("\\")
    }
  }

  @Test func `takes the phrases of public apps word for word`() throws {
    guard let folder = Self.folder else {
      print("skipped: no shared data")
      return
    }
    var checked = 0
    let files = [
      "MarkEdit-app+MarkEdit__MarkEditMac_AppShortcuts.xcstrings",
      "editorscut+ec017appintents__Chapter02_Section07_MyMood_MyMood_Auxiliary_AppShortcuts.xcstrings",
      "home-assistant+iOS__Sources_App_Resources_de.lproj_AppShortcuts.strings",
      "home-assistant+iOS__Sources_App_Resources_en.lproj_AppShortcuts.strings",
      "home-assistant+iOS__Sources_App_Resources_ja.lproj_AppShortcuts.strings",
      "home-assistant+iOS__Sources_App_Resources_ko-KR.lproj_AppShortcuts.strings",
      "uzairansaruzi+hermex__HermesMobile_Resources_AppShortcuts.xcstrings",
    ]
    for file in files {
      let phrases = Array(Set(Self.phrases("\(folder)/\(file)"))).sorted()
      #expect(!phrases.isEmpty, "\(file)")
      checked += phrases.count
      check(phrases)
    }
    #expect(checked > 200)
  }

  private func check(_ phrases: [String]) {
    let id = VocabularyID(app: "app", type: "Thing")
    let templates = phrases.enumerated().map { index, text in
      let slots = PhrasePiece.pieces(of: text).compactMap { piece -> (String, VocabularyID)? in
        guard case .slot(let name) = piece else { return nil }
        return (name, id)
      }
      return PhraseTemplate(
        app: "app", shortcut: index, locale: "en", text: text,
        slots: Dictionary(slots) { first, _ in first })
    }
    let recognizer = Recognizer(
      apps: [RecognizableApp(id: "app", names: ["en": ["Hermex"]], templates: templates)],
      vocabularies: [
        Vocabulary(
          id: id, locale: "en", entries: [VocabularyEntry(id: "l", title: "Küchenlicht 窓")])
      ])
    for (index, phrase) in phrases.enumerated() {
      let utterance = PhrasePiece.pieces(of: phrase).map { piece in
        switch piece {
        case .words(let words): words
        case .applicationName: "Hermex"
        case .slot: "Küchenlicht 窓"
        }
      }.joined()
      for said in [utterance, utterance.uppercased(), "“\(utterance)!”"] {
        let best = recognizer.readings(
          of: said, options: RecognitionOptions(locale: "en", isStrict: true)
        ).best
        #expect(
          best.contains { $0.template.shortcut == index } || phrases.count != Set(phrases).count,
          "\(said): \(best.map(\.template.text))")
      }
    }
  }
}
