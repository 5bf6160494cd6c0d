import Synchronization

/// The services of an app that its intents and queries use.
public final class AppDependencyManager: Sendable {
  /// The manager that dependencies use unless told otherwise.
  public static let shared = AppDependencyManager()

  /// How far a service is.
  private enum Registration {
    /// Made when it is first needed.
    case immediate(@Sendable () -> any Sendable)
    /// Made, with a wait, before the code that needs it runs.
    case awaited(@Sendable () async throws -> any Sendable)
    case made(any Sendable)
  }

  private let registrations = Mutex<[Key: Registration]>([:])

  /// Makes a manager of its own.
  public init() {}

  /// Registers a service, which is made when it is first needed.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency: @escaping @autoclosure @Sendable () -> Dependency
  ) {
    let registration = Registration.immediate { dependency() }
    registrations.withLock { $0[Key(Dependency.self, key)] = registration }
  }

  /// Registers a service that is made with a wait when it is first needed.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    let registration = Registration.awaited { try await dependency() }
    registrations.withLock { $0[Key(Dependency.self, key)] = registration }
  }
}

extension AppDependencyManager {
  /// What a service is found by.
  struct Key: Hashable, Sendable {
    let type: ObjectIdentifier
    let name: String
    let key: String?

    init<Value>(_ type: Value.Type, _ key: (any Hashable & Sendable)?) {
      self.type = ObjectIdentifier(type)
      name = "\(type)"
      self.key = key.map { "\($0.hashValue):\($0)" }
    }
  }

  func has(_ key: Key) -> Bool { registrations.withLock { $0[key] != nil } }

  /// The service, where it can be had without a wait.
  func immediate<Value: Sendable>(_ key: Key, as type: Value.Type) -> Value? {
    switch registrations.withLock({ $0[key] }) {
    case nil, .awaited: nil
    case .made(let value): value as? Value
    case .immediate(let make): keep(make(), for: key) as? Value
    }
  }

  /// The service, made now where it is not made yet.
  func load<Value: Sendable>(_ key: Key, as type: Value.Type) async throws -> Value {
    let made: any Sendable
    switch registrations.withLock({ $0[key] }) {
    case nil: throw missing(key)
    case .made(let value): made = value
    case .immediate(let make): made = keep(make(), for: key)
    case .awaited(let make):
      do {
        made = keep(try await make(), for: key)
      } catch {
        throw DependencyError.failedToLoadDependency(wanted: key.name, reason: "\(error)")
      }
    }
    guard let value = made as? Value else {
      throw DependencyError.incorrectDependencyType(wanted: key.name)
    }
    return value
  }

  /// Keeps a service; of two that were made at once, the first to come here is everyone's.
  private func keep(_ made: any Sendable, for key: Key) -> any Sendable {
    registrations.withLock { registrations in
      if case .made(let value) = registrations[key] { return value }
      registrations[key] = .made(made)
      return made
    }
  }

  func missing(_ key: Key) -> DependencyError {
    let registered = registrations.withLock { $0.keys.map(\.name).sorted() }
    return .failedToRetrieveDependency(wanted: key.name, registered: registered)
  }
}
