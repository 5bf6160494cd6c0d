/// Finds what a misspelt name was meant to be.
package enum Spelling {
  /// The nearest of some names, if it is near enough to be meant.
  ///
  /// With `always`, the nearest is given however far it is.
  package static func nearest(
    to name: String, in names: [String], always: Bool = false
  ) -> String? {
    let limit = always ? Int.max : max(1, name.count / 3)
    return
      names
      .map { (name: $0, distance: distance(Array(name), Array($0))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.name
  }

  /// How many letters to add, drop, change or swap with their neighbor.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (index, letter) in left.enumerated() {
      var row = [index + 1]
      for (other, target) in right.enumerated() {
        var best = min(
          row[other] + 1, rows[index][other + 1] + 1,
          rows[index][other] + (letter == target ? 0 : 1))
        if index > 0, other > 0, letter == right[other - 1], left[index - 1] == target {
          best = min(best, rows[index - 1][other - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
