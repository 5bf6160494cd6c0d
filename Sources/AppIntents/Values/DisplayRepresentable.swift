/// A type whose values look like something to people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value looks.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of ``displayRepresentation``.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has a name and whose values look like something to people.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose cases each look like something to people.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable, InstanceDisplayRepresentable {
  /// How each case looks; a case without an entry is a mistake that traps when it is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The case's entry of ``caseDisplayRepresentations``.
  public var displayRepresentation: DisplayRepresentation {
    guard let representation = Self.caseDisplayRepresentations[self] else {
      preconditionFailure("\(Self.self).caseDisplayRepresentations has no entry for \(self).")
    }
    return representation
  }
}

/// A type with a name and cases that each look like something to people.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
