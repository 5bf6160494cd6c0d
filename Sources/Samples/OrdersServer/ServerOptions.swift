package import FaultProxy

/// What the command line asks for.
package struct ServerOptions: Sendable {
  /// The port; 0 for a free one.
  package var port: UInt16 = 8787
  /// The ledger's file; `nil` for one that ends with the server.
  package var ledger: String?
  /// The file of reservations.
  package var reservations: String?
  /// How the server misbehaves.
  package var fault: HTTPFault?
  /// How many orders it misbehaves to.
  package var faultCount = Int.max
  /// Whether only the options are to be listed.
  package var isHelp = false

  package init() {}

  /// Reads the arguments, without the program's name.
  ///
  /// - Parameter arguments: The words of the command line; a value is the next word or follows `=`.
  /// - Throws: ``ServerError/badOption(_:)``.
  package init(arguments: some Sequence<String>) throws(ServerError) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      let name = word.prefix { $0 != "=" }
      if name == "--help" || name == "-h" {
        isHelp = true
        continue
      }
      let inline = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
      guard let value = inline ?? words.popFirst(), !value.isEmpty else { throw .badOption(word) }
      switch name {
      case "--port":
        guard let port = UInt16(value) else { throw .badOption("\(name) \(value)") }
        self.port = port
      case "--ledger": ledger = value
      case "--reservations": reservations = value
      case "--fault": try readFault(value)
      default: throw .badOption(word)
      }
    }
  }

  /// Reads `NAME` or `NAME*N`.
  private mutating func readFault(_ value: String) throws(ServerError) {
    let parts = value.split(separator: "*", omittingEmptySubsequences: false)
    guard let fault = HTTPFault(rawValue: String(parts[0])), parts.count <= 2 else {
      throw .badOption("--fault \(value)")
    }
    self.fault = fault
    guard parts.count == 2 else { return }
    guard let count = Int(parts[1]), count > 0 else { throw .badOption("--fault \(value)") }
    faultCount = count
  }

  /// The list of options.
  package static var help: String {
    """
    Usage: orders-server [--port N] [--ledger FILE] [--reservations FILE] [--fault NAME[*N]]

    Takes orders on 127.0.0.1, prints its address and runs until it is terminated.

      --port N             the port (8787); 0 for a free one
      --ledger FILE        a SQLite file that keeps the orders; without it they end with the server
      --reservations FILE  the reservations that Stays asks for, as in $STAYS_RESERVATIONS
      --fault NAME[*N]     takes the first N orders (all), but replies wrongly, one of:

    \(faultNames)
    """
  }

  private static var faultNames: String {
    var lines = [""]
    for name in HTTPFault.allCases.map(\.rawValue) {
      if lines[lines.count - 1].count + name.count > 70 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "    " : " ") + name
    }
    return lines.joined(separator: "\n")
  }
}
