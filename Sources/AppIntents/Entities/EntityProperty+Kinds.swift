public import Foundation

// One initializer without arguments for each kind of value, so that a type that no property can
// have does not compile.

extension EntityProperty where Value.ValueType == String {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == Int {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == Double {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == Bool {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == Date {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == DateComponents {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == URL {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType == Duration {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType: AppEntity {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}

extension EntityProperty where Value.ValueType: AppEnum {
  /// Makes a property whose title is its name in code.
  public convenience init() { self.init(declared: nil) }
}
