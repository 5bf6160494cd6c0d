import CCurl

/// What a finished transfer proves.
struct HTTPVerdict {
  let outcome: HTTPOutcome

  /// Reads the handle of a transfer.
  ///
  /// - Parameters:
  ///   - easy: The handle.
  ///   - code: How libcurl says that it ended; `nil` when it was cancelled.
  ///   - body: What has arrived.
  init(of easy: UnsafeMutableRawPointer, code: CURLcode?, body: HTTPBody) {
    // Counted when bytes are handed to the system: whoever gets them, they cannot be called back.
    let isSent = ccurl_number(easy, CURLINFO_REQUEST_SIZE) > 0
    let status = ccurl_number(easy, CURLINFO_RESPONSE_CODE)
    guard let code else {
      outcome = isSent ? .unanswered(.cancelled) : .notSent(.cancelled)
      return
    }
    if code == CURLE_OK, status >= 200 {
      let contentType = ccurl_text(easy, CURLINFO_CONTENT_TYPE).map(String.init(cString:))
      outcome = .response(
        HTTPResponse(status: status, contentType: contentType, body: body.bytes))
      return
    }
    // libcurl stops at a head of 300 KiB with the code of a connection that broke.
    let isHeadCut = ccurl_number(easy, CURLINFO_HEADER_SIZE) > 290 << 10
    let failure = body.isCut || isHeadCut ? HTTPFailure.tooLarge : Self.failure(code)
    outcome = isSent ? .unanswered(failure) : .notSent(failure)
  }

  private static func failure(_ code: CURLcode) -> HTTPFailure {
    switch code {
    // The third: a name and a password in the URL.
    case CURLE_URL_MALFORMAT, CURLE_BAD_FUNCTION_ARGUMENT, CURLE_LOGIN_DENIED: .malformedRequest
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
    case CURLE_COULDNT_CONNECT: .unreachable
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE:
      .insecure
    case CURLE_OPERATION_TIMEDOUT: .timedOut
    case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING: .disconnected
    case CURLE_PARTIAL_FILE: .truncated
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_OK: .notHTTP
    case CURLE_FILESIZE_EXCEEDED: .tooLarge
    default: .other(code: Int(code.rawValue))
    }
  }
}
