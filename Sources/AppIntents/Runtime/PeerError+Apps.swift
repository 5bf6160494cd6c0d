import ExtensionProtocol

extension PeerError {
  /// The error as the app's code sees it: a question that nobody can answer any more is cancelled.
  var asThrownToApps: any Error {
    switch self {
    case .cancelled, .ended: CancellationError()
    case .refused(let refusal):
      refusal == .cancelled || refusal == .tooLate ? CancellationError() : self
    case .violation, .invalidReply: self
    }
  }
}
