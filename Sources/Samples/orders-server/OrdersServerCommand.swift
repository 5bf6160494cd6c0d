import Foundation
import Glibc
import OrdersServer

/// Runs the server until it is told to end.
@main
struct OrdersServerCommand {
  static func main() {
    do throws(ServerError) {
      try run()
    } catch {
      print("orders-server: \(error)", to: .standardError)
      exit(2)
    }
  }

  private static func run() throws(ServerError) {
    let options = try ServerOptions(arguments: CommandLine.arguments.dropFirst())
    if options.isHelp { return print(ServerOptions.help, to: .standardOutput) }
    // Before there are threads, so that all of them leave these signals to the wait below.
    var endings = sigset_t()
    sigemptyset(&endings)
    sigaddset(&endings, SIGTERM)
    sigaddset(&endings, SIGINT)
    pthread_sigmask(SIG_BLOCK, &endings, nil)
    signal(SIGPIPE, SIG_IGN)

    let server = try OrdersServer(
      options, reservations: ReservationList(path: options.reservations) { Date() })
    print(server.url, to: .standardOutput)
    var ending: Int32 = 0
    sigwait(&endings, &ending)
    server.stop()
  }

  /// Writes a line past stdio, so that whoever waits for it has it at once.
  private static func print(_ line: String, to output: FileHandle) {
    try? output.write(contentsOf: Data((line + "\n").utf8))
  }
}
