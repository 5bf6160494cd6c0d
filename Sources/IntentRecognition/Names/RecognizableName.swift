/// Something that a person named: its names, and the apps that may be named along with it.
package struct RecognizableName: Hashable, Sendable {
  package var id: String
  /// The names, in whatever languages; each is understood in every conversation.
  package var names: [String]
  /// The names of the apps that it is about.
  package var appNames: [String]

  package init(id: String, names: [String], appNames: [String]) {
    self.id = id
    self.names = names
    self.appNames = appNames
  }
}
