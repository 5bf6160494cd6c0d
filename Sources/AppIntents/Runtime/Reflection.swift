import ExtensionProtocol

/// All that is found out by looking into values: the names of wrappers, and of error cases.
enum Reflection {
  /// The parameters of an intent by property name, in the order of their declaration.
  static func parameters(
    of intent: any AppIntent
  ) -> [(name: String, parameter: any AnyIntentParameter)] {
    var mirror: Mirror? = Mirror(reflecting: intent)
    var levels: [[(name: String, parameter: any AnyIntentParameter)]] = []
    while let level = mirror {
      levels.append(
        level.children.compactMap { label, value in
          guard let label, let parameter = value as? any AnyIntentParameter else { return nil }
          return (propertyName(label), parameter)
        })
      // A class's inherited parameters are declared before its own.
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap(\.self)
  }

  /// The dependencies that a value holds.
  static func dependencies(of value: Any) -> [any LoadableDependency] {
    var mirror: Mirror? = Mirror(reflecting: value)
    var found: [any LoadableDependency] = []
    while let level = mirror {
      found += level.children.compactMap { $0.value as? any LoadableDependency }
      mirror = level.superclassMirror
    }
    return found
  }

  /// The name of an enum's case, else of the type: `rejected` of `OrderError.rejected("…")`.
  static func reason(of error: any Error) -> String {
    func caseName(_ error: some Error) -> String? {
      guard Mirror(reflecting: error).displayStyle == .enum else { return nil }
      return enumCaseName(error).map { String(cString: $0) }
    }
    return caseName(error) ?? String(describing: type(of: error))
  }

  private static func propertyName(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

/// The standard library's way to a case's name; `String(describing:)` is the app's to override.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
