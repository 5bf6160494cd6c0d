/// A document of the protocol that is not what it should be.
package enum ProtocolError: Error, Equatable, Sendable {
  /// A member is missing or has the wrong form.
  case invalidMember(String)
  /// A word that names a form is not known.
  case unknownForm(String)
  /// The two sides speak different versions.
  case version(Int)
}
