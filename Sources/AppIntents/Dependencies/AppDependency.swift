import Synchronization

/// A service of the app that was registered with ``AppDependencyManager``.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: AppDependencyManager.Key
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?
  private let loaded = Mutex<Value?>(nil)

  private init(
    _ key: (any Hashable & Sendable)?, _ manager: AppDependencyManager,
    fallback: (@Sendable () -> Value)?
  ) {
    self.key = AppDependencyManager.Key(Value.self, key)
    self.manager = manager
    self.fallback = fallback
  }

  /// Makes a dependency that is found by its type, and by a key where there are several.
  public convenience init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared
  ) {
    self.init(key, manager, fallback: nil)
  }

  /// Makes a dependency that has a value of its own where none is registered.
  public convenience init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
    default fallback: @escaping @autoclosure @Sendable () -> Value
  ) {
    self.init(key, manager, fallback: fallback)
  }

  /// The service; a mistake that traps where nothing was registered.
  public var wrappedValue: Value {
    if let value = loaded.withLock(\.self) { return value }
    guard let value = manager.immediate(key, as: Value.self) ?? fallback?() else {
      preconditionFailure(manager.missing(key).description)
    }
    loaded.withLock { $0 = value }
    return value
  }
}

extension AppDependency: LoadableDependency {
  func load() async throws {
    guard loaded.withLock({ $0 == nil }) else { return }
    let value: Value
    if let fallback, !manager.has(key) {
      value = fallback()
    } else {
      value = try await manager.load(key, as: Value.self)
    }
    loaded.withLock { $0 = value }
  }
}
