import CCurl
import Glibc
import Synchronization

/// One request on its way; made for it and used up by it.
final class HTTPTransfer: Sendable {
  /// What the thread of the transfer and whoever cancels it both know.
  private struct State {
    var isCancelled = false
    /// The address of libcurl's multi handle while it may be woken.
    var handle: UInt?
  }

  private let request: HTTPRequest
  private let client: HTTPClient
  private let state = Mutex(State())

  init(_ request: HTTPRequest, by client: HTTPClient) {
    self.request = request
    self.client = client
  }

  /// Ends the transfer from any thread; before its start, it will not start.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let address = state.handle, let multi = UnsafeMutableRawPointer(bitPattern: address) {
        _ = curl_multi_wakeup(multi)
      }
    }
  }

  /// Sends the request and waits; blocks the thread for as long as the client's deadline.
  func run() -> HTTPOutcome {
    blockSignals()
    guard Self.isLibraryReady, let multi = curl_multi_init() else {
      return .notSent(.other(code: 2))
    }
    defer { curl_multi_cleanup(multi) }
    guard let easy = curl_easy_init() else { return .notSent(.other(code: 2)) }
    defer { curl_easy_cleanup(easy) }
    let body = HTTPBody(limit: client.bodyLimit)
    return withExtendedLifetime(body) {
      let setUp = HTTPSetup(easy)
      defer { setUp.free() }
      guard setUp.apply(request, of: client, into: body) else {
        return .notSent(.malformedRequest)
      }
      let code = drive(easy, by: multi)
      return HTTPVerdict(of: easy, code: code, body: body).outcome
    }
  }

  /// Runs the transfer to its end; `nil` when it was cancelled.
  ///
  /// A multi handle is used for one transfer because it can be woken: the progress callback of an
  /// easy one is called once a second while nothing arrives.
  private func drive(
    _ easy: UnsafeMutableRawPointer, by multi: UnsafeMutableRawPointer
  ) -> CURLcode? {
    curl_multi_add_handle(multi, easy)
    state.withLock { $0.handle = UInt(bitPattern: multi) }
    defer {
      state.withLock { $0.handle = nil }
      curl_multi_remove_handle(multi, easy)
    }
    while !state.withLock(\.isCancelled) {
      var running: Int32 = 0
      guard curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
      if running == 0 {
        let result = ccurl_result(multi)
        return result < 0 ? CURLE_FAILED_INIT : CURLcode(UInt32(result))
      }
      curl_multi_poll(multi, nil, 0, 1000, nil)
    }
    return nil
  }

  /// Keeps signals off this thread: handlers are the app's, and OpenSSL's writes raise SIGPIPE.
  private func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  /// Whether libcurl is set up; it must be so once, before its first use.
  private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
