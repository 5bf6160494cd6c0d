import AssistantEngine
import AssistantREPL
import Foundation

/// The demonstration's server on a free port, stopped with the value that holds it.
///
/// Started as a replay starts it: two of Foundation's processes at a time have waits that do not end.
final class RunningServer {
  private let services: ReplayServices

  init() throws {
    services = try ReplayServices(
      [.init(variable: "ORDERS_API_URL", command: ["orders-server", "--port", "0"])],
      in: BuiltProducts.folder.path, environment: ["PATH": "/usr/bin:/bin"])
  }

  deinit { services.stop() }

  var url: String { services.variables["ORDERS_API_URL"] ?? "" }
}
