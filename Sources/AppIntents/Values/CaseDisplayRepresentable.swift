/// A type whose cases each look like something to people.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable, InstanceDisplayRepresentable {
  /// How each case looks.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The case's entry of ``caseDisplayRepresentations``.
  ///
  /// On Apple's platforms a case without an entry ends the process; here it is logged and has its
  /// name in code for a title.
  public var displayRepresentation: DisplayRepresentation {
    if let representation = Self.caseDisplayRepresentations[self] { return representation }
    ProcessLog.write("\(Self.self).caseDisplayRepresentations has no entry for \(self).")
    return DisplayRepresentation(stringLiteral: "\(self)".asTitle)
  }
}
