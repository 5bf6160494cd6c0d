/// What a whole line says when it is one of the words that steer a conversation.
package enum AnswerWord: Hashable, Sendable, CaseIterable {
  case yes
  case no
  case cancel
  case back
  case skip
  case help
  case leave
}
