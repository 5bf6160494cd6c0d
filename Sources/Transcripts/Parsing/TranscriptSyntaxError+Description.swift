extension TranscriptSyntaxError {
  /// The error as compilers write it: place and problem, the line, and a caret with the remedy.
  package func description(ofFile path: String) -> String {
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: column - 1)
    return """
      \(path):\(line):\(column): \(reason.problem)
      \(number) | \(source)
      \(margin) | \(indent)^ \(reason.remedy)
      """
  }
}

extension TranscriptSyntaxError: CustomStringConvertible {
  package var description: String { description(ofFile: "transcript") }
}

extension TranscriptSyntaxError.Reason {
  /// What is wrong.
  var problem: String {
    switch self {
    case .invalidUTF8: "this line is not UTF-8"
    case .controlCharacter: "there is a control character"
    case .missingVersion: "the first line does not say that this is a transcript"
    case .unsupportedVersion(let version): "transcripts of version \(version) are not known here"
    case .notAHeaderLine: "this is not a line of the header"
    case .unknownName(let name): "a header has no “\(name)”"
    case .repeatedName(let name): "“\(name)” is given twice"
    case .emptyValue(let name): "“\(name)” has no value"
    case .invalidValue(let name, let value): "“\(value)” is no value for “\(name.rawValue)”"
    case .missingSpace(let mark): "there is no space after “\(mark)”"
    case .emptyLine(let mark): "there is nothing after “\(mark)”"
    case .wrongIndentation: "this line is indented, but not by two spaces"
    case .unknownEvent(let event): "“\(event)” is no event"
    case .invalidWait(let span): "“\(span)” is no span of time"
    case .beforeFirstCue: "this line stands before anything was said"
    case .unknownLine: "this line begins like none of a transcript"
    case .noCue: "nothing is said in this transcript"
    case .liveClock: "this was recorded on the real clock, so it cannot be replayed"
    case .missingState(let folder): "there is no folder \(folder)"
    }
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .invalidUTF8: "save the file as UTF-8"
    case .controlCharacter: "remove it"
    case .missingVersion, .unsupportedVersion: "write “\(TranscriptHeader.firstLine)”"
    case .notAHeaderLine: "write “name: value”; a blank line ends the header"
    case .unknownName(let name): Self.knownNames(near: name)
    case .repeatedName: "remove one of the two"
    case .emptyValue: "write a value, or remove the line"
    case .invalidValue(let name, _): Self.example(of: name)
    case .missingSpace(let mark): "write “\(mark) ” and then the text"
    case .emptyLine(let mark): "write what is expected after “\(mark) ”, or remove the line"
    case .wrongIndentation: "begin what the assistant says with two spaces"
    case .unknownEvent: "write interrupt, escape, end, restart, or wait and a span such as 60s"
    case .invalidWait: "write a whole number and s, m, h or d, such as 60s"
    case .beforeFirstCue: "begin with “> ” and what the person says"
    case .unknownLine:
      "begin with “> ”, two spaces, “= ”, “! ”, “@ ” or “# ”; or write “...” alone"
    case .noCue: "add “> ” and what the person says"
    case .liveClock(let recorded):
      "write the time at which it shall begin, such as "
        + "“time: \(recorded ?? "2026-12-01T09:00:00+09:00")”"
    case .missingState: "make the folder, or write “state: fresh”"
    }
  }

  private static func knownNames(near name: String) -> String {
    let names = TranscriptHeader.Name.allCases.map(\.rawValue)
    let start = name.lowercased().prefix(2)
    if let near = names.first(where: { $0.hasPrefix(start) }), !start.isEmpty {
      return "perhaps “\(near)”"
    }
    return "it may have " + names.joined(separator: ", ")
  }

  private static func example(of name: TranscriptHeader.Name) -> String {
    switch name {
    case .locale: "write a language and perhaps a region, such as en-US"
    case .time: "write a time with its offset, such as 2026-12-01T09:00:00+09:00"
    case .zone: "write the name of a time zone, such as Asia/Seoul"
    case .state: "write “fresh”, or the name of a folder in States beside this file"
    case .domains: "write “apps-first” or “system-first”"
    case .seed: "write a whole number"
    case .facts: "write “yes” or “no”"
    case .title, .apps, .tags, .skip, .recorded: "write some words"
    }
  }
}
