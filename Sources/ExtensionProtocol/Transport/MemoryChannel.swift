/// A channel between two ends in one process: no descriptor, no thread.
package struct MemoryChannel: MessageChannel {
  private let inbox: AsyncStream<[UInt8]>
  private let inward: AsyncStream<[UInt8]>.Continuation
  private let outward: AsyncStream<[UInt8]>.Continuation

  /// Makes the two ends of a channel.
  package static func pair() -> (MemoryChannel, MemoryChannel) {
    let (first, toFirst) = AsyncStream<[UInt8]>.makeStream()
    let (second, toSecond) = AsyncStream<[UInt8]>.makeStream()
    return (
      MemoryChannel(inbox: first, inward: toFirst, outward: toSecond),
      MemoryChannel(inbox: second, inward: toSecond, outward: toFirst)
    )
  }

  package func start(_ receive: @escaping @Sendable (ChannelEvent) -> Void) {
    Task { [inbox, inward] in
      for await message in inbox {
        guard message.count <= messageLimit else {
          inward.finish()
          receive(.oversized)
          break
        }
        receive(.message(message))
      }
      receive(.ended)
    }
  }

  package func send(_ message: [UInt8]) { outward.yield(message) }

  package func close() { outward.finish() }

  package func abort() {
    outward.finish()
    inward.finish()
  }
}
