package import JSON

/// A JSON Schema (2020-12), compiled once and asked many times.
///
/// Every vocabulary of 2020-12 is kept; references reach the documents of a ``SchemaLibrary`` only.
package struct Schema: Sendable {
  private let program: SchemaProgram
  private let root: Int
  /// The most schemas that are applied to one instance before it is refused.
  ///
  /// Honest schemas stay far below; one that doubles the work at each step would never end.
  package var workLimit = 5_000_000

  /// Compiles a document.
  ///
  /// - Parameters:
  ///   - document: The schema.
  ///   - uri: Its address, against which its references are resolved when it has no `$id`.
  ///   - library: The other documents that its references may name.
  ///   - assertsFormats: Whether `format` is checked; 2020-12 only notes it otherwise.
  /// - Throws: What makes the document no schema that can be used.
  package init(
    _ document: JSONValue, at uri: String = "", library: SchemaLibrary = SchemaLibrary(),
    assertsFormats: Bool = false
  ) throws(SchemaError) {
    var compiler = SchemaCompiler(library: library, assertsFormats: assertsFormats)
    (program, root) = try compiler.compile(document, at: uri)
  }

  /// Whether an instance follows the schema.
  package func accepts(_ instance: JSONValue) -> Bool {
    var evaluation = Evaluation(program: program, collecting: nil, workLimit: workLimit)
    return evaluation.evaluate(root, on: instance) && !evaluation.isExhausted
  }

  /// The ways in which an instance does not follow the schema; none when it does.
  package func violations(in instance: JSONValue, limit: Int = 100) -> [SchemaViolation] {
    var evaluation = Evaluation(program: program, collecting: limit, workLimit: workLimit)
    let isValid = evaluation.evaluate(root, on: instance)
    if evaluation.isExhausted || (!isValid && evaluation.violations.isEmpty) {
      return [SchemaViolation(instancePointer: "", schemaPointer: "", reason: .tooMuchWork)]
    }
    return evaluation.violations
  }
}
