import FaultProxy
import HTTPClient
import Testing

/// A row of the table of faults: what a server does, and what a client must make of it.
struct FaultCase: CustomTestStringConvertible, Sendable {
  enum Expectation: Sendable {
    case status(Int, bytes: Int)
    case unanswered(HTTPFailure)
  }

  let fault: HTTPFault
  let expected: Expectation
  /// The deadline of the client, short for those servers that let it pass.
  var deadline = Duration.seconds(20)

  var testDescription: String { fault.rawValue }

  static let all = wholeReplies + redirects + slowReplies + brokenReplies

  private static let wholeReplies: [FaultCase] = [
    FaultCase(fault: .ok, expected: .status(201, bytes: 38)),
    FaultCase(fault: .noContent, expected: .status(204, bytes: 0)),
    FaultCase(fault: .accepted, expected: .status(202, bytes: 2)),
    FaultCase(fault: .rejectedWithSuccess, expected: .status(200, bytes: 21)),
    FaultCase(fault: .unprocessable, expected: .status(422, bytes: 138)),
    FaultCase(fault: .forbidden, expected: .status(403, bytes: 2)),
    FaultCase(fault: .basicChallenge, expected: .status(401, bytes: 0)),
    FaultCase(fault: .challengeWithoutScheme, expected: .status(401, bytes: 2)),
    FaultCase(fault: .bearerChallenge, expected: .status(401, bytes: 2)),
    FaultCase(fault: .proxyChallenge, expected: .status(407, bytes: 2)),
    FaultCase(fault: .serverError, expected: .status(500, bytes: 17)),
    FaultCase(fault: .unavailable, expected: .status(503, bytes: 0)),
    FaultCase(fault: .earlyHints, expected: .status(200, bytes: 2)),
    FaultCase(fault: .setsCookie, expected: .status(200, bytes: 2)),
    FaultCase(fault: .cacheable, expected: .status(200, bytes: 2)),
    FaultCase(fault: .keepAliveDrop, expected: .status(200, bytes: 7)),
    FaultCase(fault: .garbageBody, expected: .status(200, bytes: 1024)),
    // Whole as far as HTTP can tell: whoever reads the body must decide.
    FaultCase(fault: .closeWithoutLength, expected: .status(200, bytes: 12)),
    FaultCase(fault: .bodyLongerThanLength, expected: .status(200, bytes: 18)),
    FaultCase(fault: .twoLengths, expected: .status(200, bytes: 5)),
  ]

  private static let redirects: [FaultCase] = [
    FaultCase(fault: .found, expected: .status(302, bytes: 0)),
    FaultCase(fault: .seeOther, expected: .status(303, bytes: 0)),
    FaultCase(fault: .temporaryRedirect, expected: .status(307, bytes: 0)),
    FaultCase(fault: .redirectLoop, expected: .status(302, bytes: 0)),
  ]

  private static let slowReplies: [FaultCase] =
    [HTTPFault.hang, .hangInHead, .drip, .longDrip].map {
      FaultCase(fault: $0, expected: .unanswered(.timedOut), deadline: .seconds(2))
    }

  private static let brokenReplies: [FaultCase] = [
    FaultCase(fault: .closeWithoutReply, expected: .unanswered(.disconnected)),
    FaultCase(fault: .closeInsteadOfDrip, expected: .unanswered(.disconnected)),
    FaultCase(fault: .reset, expected: .unanswered(.disconnected)),
    FaultCase(fault: .closeInBody, expected: .unanswered(.truncated)),
    FaultCase(fault: .closeInChunk, expected: .unanswered(.truncated)),
    FaultCase(fault: .garbage, expected: .unanswered(.notHTTP)),
    FaultCase(fault: .http09, expected: .unanswered(.notHTTP)),
    FaultCase(fault: .huge, expected: .unanswered(.tooLarge)),
    FaultCase(fault: .hugeChunked, expected: .unanswered(.tooLarge)),
    FaultCase(fault: .hugeHead, expected: .unanswered(.tooLarge)),
    FaultCase(fault: .gzipBomb, expected: .unanswered(.tooLarge)),
  ]
}
