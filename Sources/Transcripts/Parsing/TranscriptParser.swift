/// Reads transcripts, version 1, one line at a time.
struct TranscriptParser {
  private var lines: [String] = []
  private var index = 0

  /// Takes the bytes of a file: UTF-8, with or without a mark, LF or CRLF.
  init(_ bytes: some Collection<UInt8>) throws(TranscriptSyntaxError) {
    let bytes = Array(bytes)
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var rawLines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if rawLines.last?.isEmpty == true { rawLines.removeLast() }
    for rawLine in rawLines {
      let number = lines.count + 1
      let raw = rawLine.last == UInt8(ascii: "\r") ? rawLine.dropLast() : rawLine
      guard let line = String(validating: raw, as: UTF8.self) else {
        throw TranscriptSyntaxError(
          .invalidUTF8, line: number, source: String(decoding: raw, as: UTF8.self))
      }
      if let place = line.unicodeScalars.firstIndex(where: TranscriptText.isControl) {
        let column = line.unicodeScalars.distance(from: line.startIndex, to: place) + 1
        let shown = TranscriptText.line(line)
        throw TranscriptSyntaxError(
          .controlCharacter, line: number, column: column, source: shown)
      }
      lines.append(TranscriptText.trimmed(TranscriptText.composed(line)))
    }
  }

  mutating func document() throws(TranscriptSyntaxError) -> TranscriptDocument {
    let header = try header()
    var document = TranscriptDocument(header: header)
    while index < lines.count {
      if let cue = try cue() {
        document.steps.append(TranscriptStep(cue: cue))
      } else {
        let line = try bodyLine()
        switch line {
        case .comment, .blank:
          if document.steps.isEmpty {
            document.prologue.append(line)
          } else {
            document.steps[document.steps.count - 1].body.append(line)
          }
        case .expected, .elision:
          guard !document.steps.isEmpty else { throw error(.beforeFirstCue) }
          document.steps[document.steps.count - 1].body.append(line)
        }
      }
      index += 1
    }
    return document
  }

  private func error(
    _ reason: TranscriptSyntaxError.Reason, column: Int = 1
  ) -> TranscriptSyntaxError {
    let source = index < lines.count ? lines[index] : ""
    return TranscriptSyntaxError(reason, line: index + 1, column: column, source: source)
  }

  /// Reads `> …` or `@ …`; nil when the line is neither.
  private func cue() throws(TranscriptSyntaxError) -> TranscriptCue? {
    if lines[index] == ">" { return .say("") }
    if let text = try text(after: ">") { return .say(text) }
    guard let text = try text(after: "@") else { return nil }
    if let event = TranscriptEvent(source: text) { return .event(event) }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.first == "wait" else { throw error(.unknownEvent(text), column: 3) }
    throw error(.invalidWait(words.count > 1 ? String(words[1]) : ""), column: 3)
  }

  private func bodyLine() throws(TranscriptSyntaxError) -> TranscriptBodyLine {
    let line = lines[index]
    if line.isEmpty { return .blank }
    if line == "..." { return .elision }
    if line.utf8.first == UInt8(ascii: "#") {
      let text = dropping(1, of: line)
      guard text.isEmpty || text.utf8.first == UInt8(ascii: " ") else {
        throw error(.missingSpace(mark: "#"))
      }
      return .comment(text)
    }
    if line.utf8.starts(with: "  ".utf8) {
      return .expected(.init(.dialog, .init(dropping(2, of: line))))
    }
    if line.utf8.first == UInt8(ascii: " ") || line.utf8.first == UInt8(ascii: "\t") {
      throw error(.wrongIndentation)
    }
    if let text = try text(after: "=") { return .expected(.init(.fact, .init(text))) }
    if let text = try text(after: "!") { return .expected(.init(.problem, .init(text))) }
    throw error(.unknownLine)
  }

  /// The text after a mark and its space; nil when the line begins otherwise.
  private func text(after mark: String) throws(TranscriptSyntaxError) -> String? {
    let line = lines[index]
    guard line.utf8.starts(with: mark.utf8) else { return nil }
    if line.utf8.count == 1 { throw error(.emptyLine(mark: mark)) }
    guard line.utf8.starts(with: (mark + " ").utf8) else {
      throw error(.missingSpace(mark: mark), column: 2)
    }
    return dropping(2, of: line)
  }

  /// The rest of a line after some ASCII characters; a mark may combine with the last of them.
  private func dropping(_ count: Int, of line: String) -> String {
    String(Substring(line.utf8.dropFirst(count)))
  }
}

extension TranscriptParser {
  private mutating func header() throws(TranscriptSyntaxError) -> TranscriptHeader {
    guard lines.first == TranscriptHeader.firstLine else {
      let version = lines.first.flatMap { $0.hasPrefix("transcript: ") ? $0.dropFirst(12) : nil }
      throw error(version.map { .unsupportedVersion(String($0)) } ?? .missingVersion)
    }
    index = 1
    var fields: [TranscriptHeader.Field] = []
    while index < lines.count, !lines[index].isEmpty {
      let field = try field()
      guard !fields.contains(where: { $0.name == field.name }) else {
        throw error(.repeatedName(field.name.rawValue))
      }
      fields.append(field)
      index += 1
    }
    index += 1
    return TranscriptHeader(fields)
  }

  private func field() throws(TranscriptSyntaxError) -> TranscriptHeader.Field {
    let line = lines[index]
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
      line[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }),
      colon > line.startIndex
    else { throw error(.notAHeaderLine) }
    let text = String(line[..<colon])
    guard let name = TranscriptHeader.Name(rawValue: text) else {
      throw error(.unknownName(text))
    }
    let rest = line.utf8[colon...].dropFirst().drop { $0 == UInt8(ascii: " ") }
    let value = String(Substring(rest))
    let column = line.count - value.count + 1
    guard !value.isEmpty else { throw error(.emptyValue(text), column: column) }
    guard Self.isValid(value, for: name) else {
      throw error(.invalidValue(name, value), column: column)
    }
    return TranscriptHeader.Field(name, value)
  }

  private static func isValid(_ value: String, for name: TranscriptHeader.Name) -> Bool {
    switch name {
    case .locale:
      let parts = value.split(separator: "-", omittingEmptySubsequences: false)
      return (2...3).contains(parts[0].count)
        && parts.allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit) }
    case .time: return value == TranscriptHeader.liveTime || TranscriptTime(value) != nil
    case .zone: return value.utf8.first.map { $0 > 0x2F } == true && !value.contains(" ")
    case .state: return value != "." && value != ".." && !value.contains("/")
    case .domains: return value == "apps-first" || value == "system-first"
    case .seed: return UInt64(value) != nil
    case .facts: return value == "yes" || value == "no"
    case .title, .apps, .tags, .skip, .recorded: return true
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

extension TranscriptDocument {
  /// Reads the bytes of a file.
  package init(parsing bytes: some Collection<UInt8>) throws(TranscriptSyntaxError) {
    var parser = try TranscriptParser(bytes)
    self = try parser.document()
  }
}
