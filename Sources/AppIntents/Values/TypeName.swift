/// What the app's types are called across the door.
enum TypeName {
  /// A type's name without its module; a nested type's with the types around it.
  ///
  /// Intents often have an enum of their own, `Kind` or `Action`: the bare name would be everyone's.
  static func of(_ type: Any.Type) -> String {
    // `Module.Outer.Inner`; a private type has an address among its parts, which is no name.
    var name = String(reflecting: type)[...]
    while let start = name.firstRange(of: "(unknown context at "),
      let end = name[start.upperBound...].firstRange(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    guard let module = name.firstIndex(of: ".") else { return String(name) }
    return String(name[name.index(after: module)...])
  }
}
