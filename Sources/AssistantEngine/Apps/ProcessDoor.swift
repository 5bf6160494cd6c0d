/// Starts an app as a process of its own.
package struct ProcessDoor: AppDoor {
  private let path: String
  private let arguments: [String]
  private let environment: @Sendable () -> [String: String]

  /// Takes an executable; the environment is asked for at every start.
  package init(
    path: String, arguments: [String] = [],
    environment: @escaping @Sendable () -> [String: String]
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  package func open(
    _ output: @escaping @Sendable (OutputLine) -> Void
  ) throws(StartFailure) -> any OpenDoor {
    try ExtensionProcess(
      path: path, arguments: arguments, environment: environment(), output: output)
  }
}
