import ExtensionProtocol
import Glibc

extension AppFailure: CustomStringConvertible {
  /// What happened, for a developer; what a person hears is the wording's affair.
  package var description: String {
    switch self {
    case .notInstalled: "it is not installed"
    case .cannotStart(let failure): failure.description
    case .crashed(let log): (["it stopped unexpectedly"] + log.suffix(5)).joined(separator: "\n  ")
    case .timedOut: "it took too long"
    case .protocolViolation(let what): "it sent \(what)"
    case .cancelled: "the request was cancelled"
    case .threw(let failure): "its code threw \(failure.detail)"
    case .refused(_, let message): "it refused: \(message)"
    }
  }
}

extension StartFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingExecutable(let path): "there is no \(path)"
    case .system(let number): "the system does not start it: \(String(cString: strerror(number)))"
    case .endedAtOnce(let log):
      (["it ended before it said who it is"] + log.suffix(5)).joined(separator: "\n  ")
    case .noHandshake: "it did not say who it is"
    case .otherVersion(let version): "it speaks version \(version) of the protocol"
    case .otherApp(let id): "it is another app, \(id)"
    }
  }
}
