import CCurl

/// The options of a transfer, and the memory that they need until it is over.
final class HTTPSetup {
  private let easy: UnsafeMutableRawPointer
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var codes: [CURLcode] = []

  init(_ easy: UnsafeMutableRawPointer) {
    self.easy = easy
  }

  /// Sets everything; tells whether libcurl has taken all of it.
  func apply(_ request: HTTPRequest, of client: HTTPClient, into body: HTTPBody) -> Bool {
    applyLimits(client)
    applyRestraint()
    text(CURLOPT_URL, request.url)
    switch request.method {
    case .get: break
    case .post: codes.append(ccurl_setBody(easy, request.body, curl_off_t(request.body.count)))
    case .delete: text(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }
    applyHeaders(request)
    receive(into: body)
    return codes.allSatisfy { $0 == CURLE_OK }
  }

  /// Frees what libcurl was lent, once the transfer is over.
  func free() {
    curl_slist_free_all(headers)
    headers = nil
  }

  private func applyLimits(_ client: HTTPClient) {
    // Threads and SIGALRM do not go together; without it libcurl looks names up on a thread.
    number(CURLOPT_NOSIGNAL, 1)
    number(CURLOPT_TIMEOUT_MS, max(1, client.deadline.milliseconds))
    let connection = min(client.connectionDeadline, client.deadline)
    number(CURLOPT_CONNECTTIMEOUT_MS, max(1, connection.milliseconds))
    codes.append(
      ccurl_setSize(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(client.bodyLimit)))
    // A look-up that hangs would be waited for at the end, whatever the deadline.
    number(CURLOPT_QUICK_EXIT, 1)
  }

  private func applyRestraint() {
    text(CURLOPT_PROTOCOLS_STR, "http,https")
    number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    number(CURLOPT_HTTP09_ALLOWED, 0)
    number(CURLOPT_FOLLOWLOCATION, 0)
    number(CURLOPT_FRESH_CONNECT, 1)
    number(CURLOPT_FORBID_REUSE, 1)
    number(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
    number(CURLOPT_NETRC, 0)
    // An empty proxy keeps libcurl from looking at the environment.
    text(CURLOPT_PROXY, "")
  }

  /// Lists the request's own fields and takes away those that libcurl adds: a name without a value
  /// is one to leave out.
  private func applyHeaders(_ request: HTTPRequest) {
    var lines = request.fields.map { "\($0.name): \($0.value)" }
    for name in ["Accept", "Content-Type", "Expect", "User-Agent"]
    where !request.fields.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      lines.append("\(name):")
    }
    for line in lines {
      guard let longer = curl_slist_append(headers, line) else {
        codes.append(CURLE_OUT_OF_MEMORY)
        return
      }
      headers = longer
    }
    codes.append(ccurl_setHeaders(easy, headers))
  }

  private func receive(into body: HTTPBody) {
    let sink: CCurlSink = { bytes, size, count, context in
      let body = Unmanaged<HTTPBody>.fromOpaque(context).takeUnretainedValue()
      let more = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return body.append(more) ? more.count : 0
    }
    codes.append(ccurl_setSink(easy, sink, Unmanaged.passUnretained(body).toOpaque()))
  }

  private func number(_ option: CURLoption, _ value: Int) {
    codes.append(ccurl_setNumber(easy, option, value))
  }

  private func text(_ option: CURLoption, _ value: String) {
    codes.append(ccurl_setText(easy, option, value))
  }
}

extension Duration {
  /// The whole milliseconds, as libcurl counts time.
  fileprivate var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: seconds).multipliedReportingOverflow(by: 1000).partialValue
      + Int(attoseconds / 1_000_000_000_000_000)
  }
}
