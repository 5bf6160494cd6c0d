/// What a conversation tells the one who shows it.
package enum SessionOutput: Equatable, Sendable {
  case said(Spoken)
  case fact(Fact)
}
