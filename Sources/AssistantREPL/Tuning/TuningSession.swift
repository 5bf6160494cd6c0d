import AssistantEngine
import JSON
import LineEditing

/// One tuning run after another over the same list, as a command or a conversation wants them.
struct TuningSession {
  let assistant: Assistant
  let file: String
  /// The path of the list, whole.
  let path: String
  let app: String?
  let locale: String
  let isStrict: Bool
  let isJSON: Bool
  let workingFolder: String

  /// What a run came to: lines for the screen, or why there are none.
  enum Outcome {
    case report([String], isRight: Bool)
    case problem(String)
  }

  /// Reads the list and the catalogs as they are now, and holds one against the other.
  func run(isAligned: Bool) -> Outcome {
    let language = String(locale.prefix(2))
    let list: TuningList
    do throws(TuningListError) {
      list = try TuningList(contentsOfFile: path)
    } catch {
      var error = error
      error.file = file
      return .problem(error.description(language: language))
    }
    let report = assistant.tune(list, app: app, locale: locale, isStrict: isStrict)
    if isJSON {
      let json = report.json(file: file, locale: locale, app: app).prettyText
      return .report([json], isRight: report.isRight)
    }
    let text = TuningText(
      report: report, file: file, app: app,
      wording: language == "ko" ? KoreanTuningWording() : EnglishTuningWording(),
      isAligned: isAligned, folder: workingFolder)
    return .report(text.lines, isRight: report.isRight)
  }
}
