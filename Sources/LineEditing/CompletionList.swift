/// Candidates in columns, read downwards, aligned by the width of their letters.
struct CompletionList: Equatable {
  let rows: [String]

  init(labels: [String], columns: Int) {
    let widest = labels.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let columnCount = max(1, columns / (widest + 2))
    let rowCount = (labels.count + columnCount - 1) / columnCount
    rows = (0..<rowCount).map { row in
      let cells = stride(from: row, to: labels.count, by: rowCount).map { labels[$0] }
      let padded = cells.dropLast().map { DisplayWidth.padded($0, to: widest + 2) }
      return padded.joined() + (cells.last ?? "")
    }
  }
}
