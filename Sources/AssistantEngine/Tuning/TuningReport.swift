/// What a tuning list came to.
package struct TuningReport: Equatable, Sendable {
  package var rows: [TuningRow] = []
  /// How many lines were left out because they are about other apps.
  package var leftOut = 0

  package init() {}

  package var total: Int { rows.count }
  package var right: Int { rows.count(where: { $0.verdict == .hit }) }
  package var isRight: Bool { right == total }

  /// How many utterances of each expected intent came to each verdict, in the order of the list.
  package var counts: [(expected: String, counts: [TuningRow.Verdict: Int])] {
    var order: [String] = []
    var counts: [String: [TuningRow.Verdict: Int]] = [:]
    for row in rows {
      let name = row.entry.intents.isEmpty ? "NONE" : row.entry.intents.joined(separator: "|")
      if counts[name] == nil { order.append(name) }
      counts[name, default: [:]][row.verdict, default: 0] += 1
    }
    return order.map { ($0, counts[$0] ?? [:]) }
  }
}
