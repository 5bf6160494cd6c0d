/// A way for messages between two ends; a message is one JSON document.
package protocol MessageChannel: Sendable {
  /// Begins to deliver what comes in: one event at a time, the end last and once.
  ///
  /// The receiver is called where the channel reads, so it must not wait. A channel is started once.
  func start(_ receive: @escaping @Sendable (ChannelEvent) -> Void)

  /// Sends a message without waiting for it to be taken.
  func send(_ message: [UInt8])

  /// Ends this side's messages; those already sent still arrive.
  func close()

  /// Ends both directions at once; messages on their way may be lost.
  func abort()
}

/// What a channel delivers.
package enum ChannelEvent: Equatable, Sendable {
  case message([UInt8])
  /// A message grew over ``messageLimit``; nothing after it is read.
  case oversized
  /// The other side has ended, or has gone.
  case ended
}
