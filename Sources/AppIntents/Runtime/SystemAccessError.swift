/// Why access could not be asked for.
package enum SystemAccessError: Error, Equatable {
  /// The code runs outside every conversation.
  case noConversation
  /// The assistant answered with a word that is no status.
  case unknownStatus(String)
}
