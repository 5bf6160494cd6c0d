/// A type whose values look like something to people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value looks.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of ``displayRepresentation``.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
