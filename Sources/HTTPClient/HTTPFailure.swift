/// A reason that a request has no complete reply.
package enum HTTPFailure: Error, Hashable, Sendable {
  /// The URL or a header field is none.
  case malformedRequest
  /// The name stands for no address.
  case unknownHost
  /// Nobody takes the connection.
  case unreachable
  /// The connection cannot be made safe.
  case insecure
  /// The time is over.
  case timedOut
  /// The task was cancelled.
  case cancelled
  /// The other side closed or reset the connection without a whole reply.
  case disconnected
  /// The body is shorter than was announced.
  case truncated
  /// What came is not HTTP.
  case notHTTP
  /// The body, or the head, is longer than is read.
  case tooLarge
  /// The system or the library refused, with libcurl's code.
  case other(code: Int)
}
