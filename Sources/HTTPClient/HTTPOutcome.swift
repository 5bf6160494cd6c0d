/// What is known after a request.
///
/// The cases are those that matter to somebody who must not send twice: only `notSent` proves that
/// the other side has seen nothing.
package enum HTTPOutcome: Hashable, Sendable {
  /// The whole reply is here.
  case response(HTTPResponse)
  /// Not a byte of the request has left.
  case notSent(HTTPFailure)
  /// The request, or a part of it, has left, and there is no whole reply.
  case unanswered(HTTPFailure)
}
