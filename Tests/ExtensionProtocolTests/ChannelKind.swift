import CSystem
import ExtensionProtocol
import Glibc

/// The channels there are; every test of the conversation runs over each.
enum ChannelKind: CaseIterable {
  case memory
  case descriptor

  /// Makes the two ends of a channel.
  func pair() -> (any MessageChannel, any MessageChannel) {
    switch self {
    case .memory: return MemoryChannel.pair()
    case .descriptor:
      var ends: [Int32] = [-1, -1]
      precondition(csys_socketpair(&ends) == 0)
      return (DescriptorChannel(descriptor: ends[0]), DescriptorChannel(descriptor: ends[1]))
    }
  }
}
