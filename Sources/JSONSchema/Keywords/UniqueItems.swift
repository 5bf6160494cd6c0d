import JSON

/// `uniqueItems`: no item twice.
struct UniqueItems: Keyword {
  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    try source.boolean("uniqueItems") == true ? [UniqueItems()] : []
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .array(let items) = instance, items.count > 1 else { return true }
    var places = [JSONValue: Int](minimumCapacity: items.count)
    for (place, item) in items.enumerated() {
      if let first = places.updateValue(place, forKey: item) {
        return evaluation.reject(.repeatedItem(first: first, second: place), by: "uniqueItems")
      }
    }
    return true
  }
}
