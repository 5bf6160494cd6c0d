import JSON

/// One instance on its way through a compiled schema.
struct Evaluation: ~Copyable {
  /// The most schemas within schemas, and the most schemas applied in all.
  ///
  /// Honest schemas stay far below both; a hostile one ends here instead of at the stack's end.
  static let depthLimit = 640
  static let workLimit = 20_000_000

  let program: SchemaProgram
  /// Whether violations are listed; else the first one ends the work.
  private(set) var collects: Bool
  private(set) var violations: [SchemaViolation] = []
  private(set) var isExhausted = false
  /// What has been looked at in the instance at hand, when a keyword will ask.
  var evaluated: EvaluatedParts?
  private let limit: Int
  private var path: [PathStep] = []
  private var node = 0
  private var dynamicScope: [Int] = []
  private var depth = 0
  private var work = 0

  init(program: SchemaProgram, collecting limit: Int?) {
    self.program = program
    collects = limit != nil
    self.limit = limit ?? 0
  }

  /// Whether the first violation ends the work.
  var stopsEarly: Bool { !collects }

  /// Applies a schema to the instance at hand.
  mutating func evaluate(_ index: Int, on instance: JSONValue) -> Bool {
    work += 1
    guard depth < Self.depthLimit, work < Self.workLimit else {
      isExhausted = true
      return false
    }
    let outerNode = node
    node = index
    depth += 1
    let isValid = evaluateKeywords(of: program.nodes[index], on: instance)
    depth -= 1
    node = outerNode
    return isValid
  }

  private mutating func evaluateKeywords(
    of schema: borrowing SchemaNode, on instance: JSONValue
  ) -> Bool {
    let entersResource =
      !program.dynamicAnchors.isEmpty && dynamicScope.last != schema.location.resource
    if entersResource { dynamicScope.append(schema.location.resource) }
    let outer = evaluated
    if outer != nil || !schema.closingKeywords.isEmpty { evaluated = EvaluatedParts() }
    var isValid = true
    for keyword in schema.keywords where !keyword.evaluate(instance, in: &self) {
      isValid = false
      if !collects { break }
    }
    if isValid {
      for keyword in schema.closingKeywords where !keyword.evaluate(instance, in: &self) {
        isValid = false
        if !collects { break }
      }
    }
    if let outer, let evaluated, isValid { outer.formUnion(evaluated) }
    evaluated = outer
    if entersResource { dynamicScope.removeLast() }
    return isValid
  }

  /// Applies a schema to a part of the instance at hand.
  mutating func evaluate(
    _ index: Int, on part: JSONValue, at step: @autoclosure () -> PathStep
  ) -> Bool {
    let outer = evaluated
    evaluated = nil
    if collects { path.append(step()) }
    let isValid = evaluate(index, on: part)
    if collects { path.removeLast() }
    evaluated = outer
    return isValid
  }

  /// Does work whose failure is no violation of its own.
  mutating func quietly(_ work: (inout Evaluation) -> Bool) -> Bool {
    let collected = collects
    collects = false
    let isValid = work(&self)
    collects = collected
    return isValid
  }

  /// Notes a violation by a keyword of the schema at hand, and returns false.
  mutating func reject(
    _ reason: @autoclosure () -> SchemaViolation.Reason, by keyword: String,
    at step: @autoclosure () -> PathStep? = nil
  ) -> Bool {
    guard collects, violations.count < limit else { return false }
    let location = program.nodes[node].location
    let name = program.resourceNames[location.resource]
    let pointer =
      location.pointer + keyword.split(separator: "/").map { JSONPointer.step(String($0)) }.joined()
    violations.append(
      SchemaViolation(
        instancePointer: (path + [step()].compactMap(\.self)).map(\.text).joined(),
        schemaPointer: name.isEmpty ? pointer : name + "#" + pointer, reason: reason()))
    return false
  }

  /// Whether a schema is `false`; rejecting by name then reads better than applying it.
  func isFalse(_ index: Int) -> Bool { program.nodes[index].isFalse }

  /// The outermost schema in the dynamic scope that an anchor names.
  func dynamicTarget(_ anchor: Int) -> Int? {
    let targets = program.dynamicAnchors[anchor]
    for resource in dynamicScope { if let target = targets[resource] { return target } }
    return nil
  }
}
