package import FaultProxy

/// The demonstration server: a ledger behind libmicrohttpd, and what makes it misbehave before both.
package final class OrdersServer: Sendable {
  /// The orders.
  package let ledger: OrderLedger
  /// What stands before the service when it is to misbehave.
  package let proxy: FaultProxy?
  private let daemon: HTTPDaemon

  /// Starts a server that listens when this returns.
  ///
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - reservations: What Stays is told.
  /// - Throws: ``ServerError``.
  package init(
    _ options: ServerOptions, reservations: ReservationList
  ) throws(ServerError) {
    let ledger = try OrderLedger(path: options.ledger)
    let routes = OrderRoutes(ledger: ledger, reservations: reservations)
    self.ledger = ledger
    guard let fault = options.fault else {
      daemon = try HTTPDaemon(port: options.port, respond: routes.reply)
      proxy = nil
      return
    }
    daemon = try HTTPDaemon(port: 0, respond: routes.reply)
    do throws(FaultProxyError) {
      proxy = try FaultProxy(
        port: options.port, fault: fault, count: options.faultCount, upstream: daemon.port)
    } catch {
      throw .portUnavailable(options.port)
    }
  }

  /// The address of the service.
  package var url: String { "http://127.0.0.1:\(proxy?.port ?? daemon.port)" }

  /// The port behind the misbehaviour, for a proxy of one's own.
  package var port: UInt16 { daemon.port }

  /// Finishes the request at hand and takes no more.
  package func stop() {
    proxy?.stop()
    daemon.stop()
  }
}
