import JSON

/// One instance on its way through a compiled schema.
struct Evaluation: ~Copyable {
  /// The most schemas within schemas: a hostile one ends here instead of at the stack's end.
  static let depthLimit = 640

  let program: SchemaProgram
  /// Whether violations are listed; else the first one ends the work.
  private(set) var collects: Bool
  private(set) var violations: [SchemaViolation] = []
  private(set) var isExhausted = false
  /// What has been looked at in the instance at hand, when a keyword will ask.
  var evaluated: EvaluatedParts?
  private let limit: Int
  private let workLimit: Int
  private var path: [PathStep] = []
  private var node = 0
  private var dynamicScope: [Int] = []
  private var depth = 0
  private var work = 0

  init(program: SchemaProgram, collecting limit: Int?, workLimit: Int) {
    self.program = program
    self.workLimit = workLimit
    collects = limit != nil
    self.limit = limit ?? 0
  }

  /// Whether the first violation ends the work.
  var stopsEarly: Bool { !collects }

  /// Applies a schema to the instance at hand.
  mutating func evaluate(_ index: Int, on instance: JSONValue) -> Bool {
    work += 1
    guard depth < Self.depthLimit, work <= workLimit else {
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
    of schema: SchemaNode, on instance: JSONValue
  ) -> Bool {
    var isValid = schema.kinds.allow(instance)
    if !isValid {
      _ = reject(schema.kinds.mismatch(with: instance), by: "type")
      guard collects else { return false }
    }
    let entersResource = !program.dynamicAnchors.isEmpty && dynamicScope.last != schema.resource
    if entersResource { dynamicScope.append(schema.resource) }
    let outer = evaluated
    let needsParts = outer != nil || !schema.closingKeywords.isEmpty
    if needsParts { evaluated = EvaluatedParts() }
    isValid = follows(schema.keywords, instance) && isValid
    if isValid { isValid = follows(schema.closingKeywords, instance) }
    if needsParts {
      if isValid, let evaluated { outer?.formUnion(evaluated) }
      evaluated = outer
    }
    if entersResource { dynamicScope.removeLast() }
    return isValid
  }

  private mutating func follows(_ keywords: Range<Int>, _ instance: JSONValue) -> Bool {
    guard !keywords.isEmpty else { return true }
    var isValid = true
    let list = program.keywords
    for index in keywords where !list[index].evaluate(instance, in: &self) {
      isValid = false
      if !collects { break }
    }
    return isValid
  }

  /// Applies a schema to a part of the instance at hand.
  mutating func evaluate(
    _ index: Int, on part: JSONValue, at step: @autoclosure () -> PathStep
  ) -> Bool {
    guard evaluated == nil else {
      let outer = evaluated.take()
      let isValid = evaluate(index, on: part, at: step())
      evaluated = outer
      return isValid
    }
    if collects { path.append(step()) }
    let isValid = evaluate(index, on: part)
    if collects { path.removeLast() }
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
    let location = program.locations[node]
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
