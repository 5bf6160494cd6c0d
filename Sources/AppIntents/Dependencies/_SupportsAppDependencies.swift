/// A type whose values may hold dependencies of the app.
public protocol _SupportsAppDependencies: Sendable {}

extension _SupportsAppDependencies {
  /// A service of the app, found by its type.
  public typealias Dependency = AppDependency
}

extension _SupportsAppDependencies {
  /// The value once its dependencies are at hand.
  ///
  /// A dependency is read through a property, which cannot throw: so a missing one is found here,
  /// before the app's code runs, and fails one request instead of the process.
  func prepared() async throws -> Self {
    for dependency in Reflection.dependencies(of: self) { try await dependency.load() }
    return self
  }
}
