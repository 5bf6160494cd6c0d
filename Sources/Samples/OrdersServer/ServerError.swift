/// A reason that the server does not start.
package enum ServerError: Error, Hashable, Sendable {
  /// Nobody can listen on the port.
  case portUnavailable(UInt16)
  /// The ledger cannot be used.
  case ledgerUnavailable(path: String)
  /// An option is not known, or its value is none.
  case badOption(String)
}

extension ServerError: CustomStringConvertible {
  /// What the server prints: the problem, then what to do.
  package var description: String {
    switch self {
    case .portUnavailable(let port):
      "I can't listen on port \(port). Choose another with --port, or 0 for a free one."
    case .ledgerUnavailable(let path):
      "I can't use the ledger \(path). Check that its folder is there and may be written to."
    case .badOption(let option):
      "I don't understand “\(option)”. --help lists the options."
    }
  }
}
