/// A way in which a server can answer, most of them wrong; the raw values name them on a command line.
package enum HTTPFault: String, CaseIterable, Sendable {
  // Whole replies, which a client takes for what they are.
  case ok
  case noContent = "204"
  case accepted = "202"
  case rejectedWithSuccess = "200rejected"
  case unprocessable = "422"
  case forbidden = "403"
  case basicChallenge = "401"
  case challengeWithoutScheme = "401nohdr"
  case bearerChallenge = "401bearer"
  case proxyChallenge = "407"
  case serverError = "500"
  case unavailable = "503"
  case earlyHints = "100then200"
  case setsCookie = "setcookie"
  case cacheable = "cache"
  case keepAliveDrop = "keepaliveDrop"

  // Redirects.
  case found = "redir302"
  case seeOther = "redir303"
  case temporaryRedirect = "redir307"
  case redirectLoop = "redirloop"

  // Replies that never end, or take their time.
  case hang
  case hangInHead = "hanghdr"
  case drip
  case longDrip = "longdrip"

  // Connections that end too early.
  case closeWithoutReply = "closeNoReply"
  case closeInsteadOfDrip = "dripgzip"
  case reset = "rst"
  case closeInBody = "midclose"
  case closeInChunk = "midcloseChunk"
  case closeWithoutLength = "nolenTrunc"

  // Replies that are not what they say, or no HTTP.
  case garbage
  case garbageBody
  case http09
  case bodyLongerThanLength = "wrongCL"
  case twoLengths = "dupCL"

  // Replies that fill the memory.
  case huge
  case hugeChunked
  case hugeHead = "hugeHeader"
  case gzipBomb = "gzipbomb"

  /// Whether a server that answers so has refused, and so has taken no order.
  package var isRefusal: Bool {
    switch self {
    case .rejectedWithSuccess, .unprocessable, .forbidden, .basicChallenge,
      .challengeWithoutScheme, .bearerChallenge, .proxyChallenge:
      true
    case .ok, .noContent, .accepted, .serverError, .unavailable, .earlyHints, .setsCookie,
      .cacheable, .keepAliveDrop, .found, .seeOther, .temporaryRedirect, .redirectLoop, .hang,
      .hangInHead, .drip, .longDrip, .closeWithoutReply, .closeInsteadOfDrip, .reset, .closeInBody,
      .closeInChunk, .closeWithoutLength, .garbage, .garbageBody, .http09, .bodyLongerThanLength,
      .twoLengths, .huge, .hugeChunked, .hugeHead, .gzipBomb:
      false
    }
  }
}
