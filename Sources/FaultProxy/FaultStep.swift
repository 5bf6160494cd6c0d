/// A thing that a misbehaving server does with a connection; after the last one it closes it.
enum FaultStep {
  /// Sends bytes.
  case send([UInt8])
  /// Sends the same bytes many times, at once or with a pause after each, until the client has gone.
  case sendRepeatedly([UInt8], times: Int, pause: Duration)
  /// Says nothing until the client has gone, or for a minute.
  case hold
  /// Waits for a second request on the connection, which is dropped.
  case awaitRequest
  /// Ends the connection with a reset instead of a close.
  case reset

  static func text(_ text: String) -> FaultStep { .send(Array(text.utf8)) }
}
