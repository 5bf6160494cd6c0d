/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  /// What a value of the type is called, such as “Hotel”.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The older form of ``typeDisplayRepresentation``.
  static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
  /// The name of ``typeDisplayName``.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeDisplayName)
  }

  /// The type's name in code, as words.
  public static var typeDisplayName: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: String(describing: Self.self).asTitle)
  }
}
