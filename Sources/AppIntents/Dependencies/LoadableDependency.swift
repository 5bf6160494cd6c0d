/// A dependency, whatever its type.
protocol LoadableDependency: Sendable {
  /// Finds the service, and makes it where that takes a wait.
  func load() async throws
}
