import Foundation

/// Sends requests as an order wants it: one connection each, one deadline, nothing behind one's back.
///
/// It follows no redirect, keeps no cookie, obeys no proxy variable, answers no challenge, asks for
/// no compression and sends no header field that is not in the request. `URLSession` on Linux breaks
/// each of these, and its total deadline as well.
package struct HTTPClient: Sendable {
  /// The time for everything, from the look-up of the name to the last byte.
  package let deadline: Duration
  /// The part of it in which a connection must stand.
  package let connectionDeadline: Duration
  /// The bytes of a body that are read at most.
  package let bodyLimit: Int

  package init(
    deadline: Duration = .seconds(10), connectionDeadline: Duration = .seconds(5),
    bodyLimit: Int = 64 << 10
  ) {
    self.deadline = deadline
    self.connectionDeadline = connectionDeadline
    self.bodyLimit = bodyLimit
  }

  /// Sends a request and waits for its reply, or for the proof or doubt that there will be none.
  ///
  /// Cancelling the task ends the transfer at once. The transfer has a thread of its own: Swift has
  /// no more threads than the machine has cores, and one that waits for a socket is missing there.
  package func send(_ request: HTTPRequest) async -> HTTPOutcome {
    guard request.isWellFormed else { return .notSent(.malformedRequest) }
    let transfer = HTTPTransfer(request, by: self)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: transfer.run()) }
      }
    } onCancel: {
      transfer.cancel()
    }
  }
}
