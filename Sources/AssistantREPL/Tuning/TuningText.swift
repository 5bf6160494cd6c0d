import AssistantEngine
import LineEditing

/// Lays a tuning report out: the table, what each utterance that is no hit needs, the figure.
struct TuningText {
  let report: TuningReport
  /// The list's file, as the person gave it.
  let file: String
  let app: String?
  let wording: any TuningWording
  /// Whether columns are aligned by display width, as a terminal wants it; else tabs part them.
  let isAligned: Bool
  /// The folder that paths are shown from.
  let folder: String

  /// The figure is the same in every language, so that scripts find it.
  var lines: [String] {
    var lines = table
    for row in report.rows where row.verdict != .hit { lines += [""] + self.lines(of: row) }
    if report.leftOut > 0, let app { lines += ["", wording.leftOut(report.leftOut, app: app)] }
    return lines + ["", "\(report.right) of \(report.total) right"]
  }

  /// The column at which a line goes on when it is wrapped: below its text, not its label.
  static func hanging(of line: String) -> Int {
    let indent = line.prefix { $0 == " " }
    var column = indent.count
    var spaces = 0
    for scalar in line.unicodeScalars.dropFirst(indent.count) {
      if scalar != " ", spaces > 1 { return column }
      spaces = scalar == " " ? spaces + 1 : 0
      column += DisplayWidth.columns(of: scalar)
    }
    return indent.count + 4
  }

  private var table: [String] {
    let verdicts = TuningRow.Verdict.allCases
    var rows = [[wording.intent] + verdicts.map(wording.name)]
    rows += report.counts.map { name, counts in
      [name] + verdicts.map { String(counts[$0] ?? 0) }
    }
    rows.append(
      [wording.all]
        + verdicts.map { verdict in String(report.rows.count(where: { $0.verdict == verdict })) })
    guard isAligned else { return rows.map { $0.joined(separator: "\t") } }
    let widths = rows[0].indices.map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let gap = String(
          repeating: " ", count: max(0, widths[column] - DisplayWidth.columns(of: cell)))
        return column == 0 ? cell + gap : gap + cell
      }.joined(separator: "  ")
    }
  }

  private func lines(of row: TuningRow) -> [String] {
    let verdict = wording.name(of: row.verdict)
    var lines = ["\(file):\(row.entry.line): \(verdict): \(row.entry.utterance)"]
    lines.append(labeled(wording.expected, row.entry.expectation))
    lines.append(labeled(wording.read, row.read ?? wording.nothing))
    if let reason = row.reason {
      lines.append(labeled(wording.reason, wording.text(of: reason)))
    }
    if let nearest = row.nearest {
      lines.append(labeled(wording.nearest, "“\(nearest.text)”"))
      if let difference = wording.difference(nearest) { lines.append(labeled("", difference)) }
    }
    for remedy in row.remedies {
      let texts = wording.lines(of: remedy).map { $0.without(folder + "/") }
      for (number, text) in texts.enumerated() {
        lines.append(labeled(number == 0 ? wording.fix : "", text))
      }
    }
    return lines
  }

  private func labeled(_ label: String, _ text: String) -> String {
    guard isAligned else { return "  \(label)\t\(text)" }
    let labels = [wording.expected, wording.read, wording.reason, wording.nearest, wording.fix]
    let width = labels.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    return "  " + DisplayWidth.padded(label, to: width) + "  " + text
  }
}

extension String {
  /// The text with every occurrence of a part left out.
  fileprivate func without(_ part: String) -> String {
    let wanted = Array(part.utf8)
    guard wanted.count > 1 else { return self }
    var rest = Array(utf8)[...]
    var result: [UInt8] = []
    while let first = rest.first {
      if rest.starts(with: wanted) {
        rest = rest.dropFirst(wanted.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
