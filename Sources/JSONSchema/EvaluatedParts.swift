/// The members or items of one instance that schemas have looked at so far.
///
/// A class, because most evaluations need none and pay for a pointer only.
final class EvaluatedParts {
  private(set) var includesAll = false
  private var indices: Set<Int> = []

  func insert(_ index: Int) {
    if !includesAll { indices.insert(index) }
  }

  func insertAll() { includesAll = true }

  func formUnion(_ other: EvaluatedParts) {
    includesAll = includesAll || other.includesAll
    if !includesAll { indices.formUnion(other.indices) }
  }

  func contains(_ index: Int) -> Bool { includesAll || indices.contains(index) }
}
