import CSystem
import ExtensionProtocol
import Glibc
import JSON
import Testing

@Suite(.timeLimit(.minutes(1)))
struct PeerFaultTests {
  /// Calls a side that answers with raw bytes, once the call has come.
  private func outcome(_ kind: ChannelKind, of answer: [[UInt8]]) async -> PeerError? {
    let (near, far) = kind.pair()
    far.start { event in
      guard case .message = event else { return }
      for message in answer { far.send(message) }
      far.close()
    }
    let (ends, end) = AsyncStream<PeerError>.makeStream()
    let peer = Peer(channel: near, onEnd: { end.yield($0) })
    peer.start()
    do throws(PeerError) {
      _ = try await peer.call(.query, [:])
      peer.close()
      return nil
    } catch {
      for await reason in ends {
        #expect(reason == error)
        break
      }
      await #expect(throws: error) { try await peer.call(.query, [:]) }
      return error
    }
  }

  @Test(arguments: ChannelKind.allCases)
  func `an end fails the call in flight and those after it`(_ kind: ChannelKind) async {
    #expect(await outcome(kind, of: []) == .ended)
  }

  @Test(
    arguments: ChannelKind.allCases,
    [
      ("hello", .notJSON),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":", .notJSON),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":1,\"result\":1}", .notJSON),
      ("[]", .notJSONRPC),
      ("{\"jsonrpc\":\"1.0\",\"id\":1,\"result\":1}", .notJSONRPC),
      ("{\"jsonrpc\":\"2.0\",\"result\":1}", .notJSONRPC),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{}}", .notJSONRPC),
    ] as [(String, PeerError.Violation)])
  func `a message that is none of the protocol's fails the call`(
    _ kind: ChannelKind, _ example: (text: String, violation: PeerError.Violation)
  ) async {
    #expect(await outcome(kind, of: [Array(example.text.utf8)]) == .violation(example.violation))
  }

  @Test(arguments: ChannelKind.allCases)
  func `a reply just within the limit is taken`(_ kind: ChannelKind) async {
    let frame = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"\"}"
    let filling = String(repeating: "x", count: messageLimit - frame.utf8.count)
    let reply = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"\(filling)\"}"
    #expect(await outcome(kind, of: [Array(reply.utf8)]) == nil)
  }

  @Test(arguments: ChannelKind.allCases)
  func `ten megabytes fail the call without being held`(_ kind: ChannelKind) async {
    let flood = [UInt8](repeating: UInt8(ascii: "x"), count: 10 << 20)
    #expect(await outcome(kind, of: [flood]) == .violation(.oversized))
  }

  @Test func `a side that reads nothing blocks no caller`() async {
    var ends: [Int32] = [-1, -1]
    precondition(csys_socketpair(&ends) == 0)
    let peer = Peer(channel: DescriptorChannel(descriptor: ends[0]))
    peer.start()
    let call = Task { () -> PeerError? in
      do throws(PeerError) {
        let filling = JSONValue.string(String(repeating: "x", count: 900_000))
        _ = try await peer.call(.query, filling)
        return nil
      } catch {
        return error
      }
    }
    call.cancel()
    #expect(await call.value == .cancelled)
    peer.abort()
    close(ends[1])
  }
}
