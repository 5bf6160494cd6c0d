/// A type with a name that stays when the code's name changes.
public protocol PersistentlyIdentifiable {
  /// The name; the type's own unless the app says otherwise.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { TypeName.of(Self.self) }
}
